import type { Server } from 'node:http';

/**
 * Ends a server of a test with every connection to it. `close` alone waits for those on which nothing was asked yet, and
 * a browser whose window goes on to the next test keeps such ones open.
 */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
