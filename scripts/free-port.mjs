import { createServer } from 'node:net';

/**
 * The first port from `wanted` on that nobody listens on.
 *
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 99}.`);
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    // Without a host: a server on any address of this machine counts.
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
