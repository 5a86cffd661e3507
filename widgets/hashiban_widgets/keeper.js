// Keeps a running game in this tab, so that a reload finds it again; hands out and takes in files; says what the
// address and the browser ask for; and lets one press be one press. What it keeps travels as a message and never as
// widget state, so a saved notebook does not hold it.

const PATIENCE = 350; // milliseconds in which a second press on the same place is the same press
const NEAR = 40; // pixels that are the same place
const LONGEST = 4_000_000; // bytes of a game's file; the server's socket would break at more

function remembered(key) {
  try { return sessionStorage.getItem(key); } catch { return null; }
}

function remember(key, text) {
  try { text === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text); } catch { /* no storage */ }
}

function download(name, parts) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type: "text/plain" }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function choose(model) {
  const field = document.createElement("input");
  field.type = "file";
  field.accept = ".json,.jsonl,.txt";
  field.onchange = async () => {
    const file = field.files[0];
    if (file) model.send(file.size > LONGEST ? { tooLong: true } : { opened: await file.text() });
  };
  field.click();
}

function speak(language) {
  document.documentElement.lang = language;
  const address = new URL(location.href);
  if (!address.pathname.includes("/voila/")) return;
  address.searchParams.set("lang", language);
  history.replaceState(history.state, "", address);
}

// On a page of its own the tab is named after it; in JupyterLab the tab is not ours.
function entitle(title) {
  if (location.pathname.includes("/voila/")) document.title = title;
}

// A keyboard and a screen reader go to the new question when the pressed button is gone.
function focus(root) {
  if (document.activeElement && document.activeElement !== document.body) return;
  root.querySelector(".hb-ask [tabindex]")?.focus({ preventScroll: true });
}

// One press is one press: the redraw may be faster than the second half of a double click, or a key held down.
function guard(root) {
  let last = { time: -Infinity, x: 0, y: 0 };
  const press = (event) => {
    const button = event.target.closest?.("button");
    // less and more, and cards that are laid and taken back, are pressed many times in a row
    if (!button?.closest(".hb-answer, .hb-tools") || button.matches(".hb-step, .hb-lay-cards *") || event.detail === 0) return;
    const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
    if (event.detail > 1 || (near && event.timeStamp - last.time < PATIENCE)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      last = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    }
  };
  const key = (event) => {
    if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest?.("button")) event.preventDefault();
  };
  root.addEventListener("click", press, true);
  root.addEventListener("keydown", key, true);
}

export default {
  render({ model, el }) {
    const key = `hashiban:${location.pathname}:${model.get("place")}`;
    let root;
    let parts = []; // of a large file, which comes in pieces
    const heard = (message) => {
      if ("keep" in message) remember(key, message.keep);
      if ("download" in message) download(message.download.name, [message.download.text]);
      if ("piece" in message) {
        const { name, text, number, last } = message.piece;
        parts = number ? [...parts, text] : [text];
        if (last) parts = download(name, parts) ?? [];
      }
      if ("language" in message) speak(message.language);
      if ("title" in message) entitle(message.title);
      if ("focus" in message) requestAnimationFrame(() => setTimeout(() => root && focus(root), 60));
    };
    const start = () => {
      root = el.closest(".hb");
      if (!root) return void requestAnimationFrame(start);
      guard(root);
      root.addEventListener("click", (event) => event.target.closest?.("button.hb-open") && choose(model));
      root.addEventListener("keyup", (event) => {
        if (event.key !== "Enter" || !event.target.closest?.(".hb-amount")) return;
        event.target.closest(".hb-amount-row")?.querySelector("button")?.click();
      });
    };
    model.on("msg:custom", heard);
    start();
    model.send({ search: location.search, languages: [...(navigator.languages ?? [])], kept: remembered(key) });
    return () => model.off("msg:custom", heard);
  },
};
