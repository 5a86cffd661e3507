// Keeps a running game in this tab, so that a reload finds it again; hands out files; says what the address asks.
// What it keeps travels as a message and never as widget state, so a saved notebook does not hold it.

function remembered(key) {
  try { return sessionStorage.getItem(key); } catch { return null; }
}

function remember(key, text) {
  try { text === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text); } catch { /* no storage */ }
}

function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function speak(language) {
  document.documentElement.lang = language;
  const address = new URL(location.href);
  if (!address.pathname.includes("/voila/")) return;
  address.searchParams.set("lang", language);
  history.replaceState(history.state, "", address);
}

// A keyboard does not lose its place when the pressed button is gone.
function focus(root) {
  if (document.activeElement && document.activeElement !== document.body) return;
  root.closest(".hb")?.querySelector(".hb-controls button:not([disabled]), .hb-controls input")?.focus({ preventScroll: true });
}

export default {
  render({ model, el }) {
    const key = `hashiban:${model.get("place")}`;
    const heard = (message) => {
      if ("keep" in message) remember(key, message.keep);
      if ("download" in message) download(message.download);
      if ("language" in message) speak(message.language);
      if ("focus" in message) requestAnimationFrame(() => setTimeout(() => focus(el), 60));
    };
    const enter = (event) => {
      if (event.key !== "Enter" || !event.target.closest?.(".hb-amount")) return;
      event.target.closest(".hb-amount-row")?.querySelector("button")?.click();
    };
    const page = document.body;
    model.on("msg:custom", heard);
    page.addEventListener("keyup", enter);
    model.send({ search: location.search, kept: remembered(key) });
    return () => {
      model.off("msg:custom", heard);
      page.removeEventListener("keyup", enter);
    };
  },
};
