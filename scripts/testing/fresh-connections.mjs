/**
 * Each request of a test has a connection of its own. A server closes connections that were idle for some seconds, and a
 * test that computes longer than that would send its next request on a connection that is being closed. Browsers and
 * proxies repeat such a request, `fetch` rejects it.
 */
const { fetch } = globalThis;
const NOTE = Symbol.for('dactyl.tests.fresh-connections');

// Files of a worker share its globals.
if (!(NOTE in fetch)) {
  /** @type {typeof fetch} */
  const fetchOnce = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('connection', 'close');
    return fetch(input, { ...init, headers });
  };
  globalThis.fetch = Object.assign(fetchOnce, { [NOTE]: true });
}
