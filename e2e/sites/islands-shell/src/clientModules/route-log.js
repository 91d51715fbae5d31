/** Writes what the router tells it into the window, where tests read it. */
const log = [];
if (typeof window !== 'undefined') window.routeLog = log;

function name(location) {
  return location ? location.pathname : null;
}

export function onRouteUpdate({ location, previousLocation }) {
  log.push({ hook: 'update', to: name(location), from: name(previousLocation), heading: heading() });
  return () => log.push({ hook: 'cleanup', to: name(location), from: name(previousLocation), heading: heading() });
}

export function onRouteDidUpdate({ location, previousLocation }) {
  log.push({ hook: 'did', to: name(location), from: name(previousLocation), heading: heading() });
}

function heading() {
  return document.querySelector('h1')?.textContent ?? null;
}
