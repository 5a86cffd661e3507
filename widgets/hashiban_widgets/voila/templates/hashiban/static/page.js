// What every page of ours does before a widget is there: it speaks the reader's language while it loads, and
// it says so when the connection is gone. Clicks made meanwhile would all be played later, so there are none.
window.hashiban = (() => {
  const words = {
    en: {
      wait: 'Setting the table …',
      lost: 'Connection lost',
      kept: ', your game is saved',
      trying: 'Trying to reach the table again; until then nothing you do counts.',
      back: 'Click to come back',
    },
    nl: {
      wait: 'De tafel wordt gedekt …',
      lost: 'Verbinding weg',
      kept: ', je spel is bewaard',
      trying: 'We zoeken de tafel weer op; tot dan telt niets wat je doet.',
      back: 'Klik om terug te komen',
    },
    de: {
      wait: 'Der Tisch wird gedeckt …',
      lost: 'Verbindung weg',
      kept: ', dein Spiel ist gespeichert',
      trying: 'Wir suchen den Tisch; bis dahin zählt nichts, was du tust.',
      back: 'Klick, um zurückzukommen',
    },
  };
  const patience = 15000; // milliseconds without a connection before the page offers to reload

  const wished = [new URLSearchParams(location.search).get('lang'), ...(navigator.languages || [])];
  const language = wished.map((one) => (one || '').slice(0, 2).toLowerCase()).find((one) => one in words) || 'en';
  const said = words[language];

  let lost = false;
  let leaving = false;
  let offer;
  let socket; // the newest one: an old one may close after its successor is open

  function bar(sentence, reloading) {
    const place = document.getElementById('hashiban-bar');
    const cells = document.getElementById('rendered_cells');
    if (!place || place.dataset.says === sentence) return; // a further failed try changes nothing
    place.dataset.says = sentence;
    clearTimeout(offer);
    place.hidden = !sentence;
    place.textContent = sentence;
    if (cells) cells.inert = Boolean(sentence);
    if (!sentence) return;
    const add = () => {
      const button = document.createElement('button');
      button.textContent = said.back;
      button.onclick = () => location.reload();
      place.append(' ', button);
    };
    if (reloading) add();
    else offer = setTimeout(add, patience);
  }

  // "Connection lost", and whether there is a game to come back to: keeper.js remembers it in this tab.
  function gone() {
    const mine = `hashiban:${location.pathname}:`;
    let kept = false;
    try { kept = Object.keys(sessionStorage).some((key) => key.startsWith(mine)); } catch { /* no storage */ }
    return `${said.lost}${kept ? said.kept : ''}.`;
  }

  // No connection: the server is away, or it is back and knows this page no more.
  async function missed(socket) {
    bar(`${gone()} ${said.trying}`, false);
    const kernel = socket.url.replace(/^ws/, 'http').replace(/\/channels.*/, '');
    const answer = await fetch(kernel).catch(() => null);
    if (!answer || answer.status !== 404) return;
    lost = true;
    bar(gone(), true);
  }

  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      if (!/\/channels/.test(address[0])) return;
      socket = this;
      this.addEventListener('open', () => socket === this && !lost && bar('', false));
      this.addEventListener('close', () => socket === this && !lost && !leaving && missed(this));
    }
  };
  window.addEventListener('pagehide', () => { leaving = true; });
  // The goodbye is said before the next page answers, and the kernel may be gone before this page is.
  window.addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(() => { leaving = false; }, 10000); // a download begins like this too
  });
  window.addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });

  // The kernel's fate is only told in the log, which the page posts to itself.
  window.addEventListener('message', (event) => {
    const line = event.source === window && event.data && event.data.msg;
    if (!Array.isArray(line) || !/Kernel: (auto)?restarting|Kernel: dead/.test(line.join(' '))) return;
    lost = true;
    bar(gone(), true);
  });

  return {
    wait() {
      document.getElementById('hashiban-wait').textContent = said.wait;
      window.voila_process = () => {};
    },
    note() {
      document.documentElement.lang = language;
      document.querySelector('.hashiban-home').search = `?lang=${language}`;
    },
  };
})();
