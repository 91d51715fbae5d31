import type { Server } from 'node:http';
import { errorCode } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';

export interface ListenOptions {
  host?: string | undefined;
  /** Port as on the command line. Default: `PORT` of the environment, else 3000. 0 lets the system choose. */
  port?: string | number | undefined;
  /** Whether a port in use is an error. Default: the next free port is used, and the logger says so. */
  strict?: boolean;
  logger?: Pick<Logger, 'warn'>;
}

const DEFAULT_PORT = 3000;
const ATTEMPTS = 50;

/** Starts listening and returns the port. */
export async function listenOnPort(server: Server, options: ListenOptions = {}): Promise<number> {
  const { host = 'localhost', strict = false, logger } = options;
  const wanted = parsePort(options.port ?? process.env.PORT ?? DEFAULT_PORT);
  const last = strict || wanted === 0 ? wanted : Math.min(wanted + ATTEMPTS, 65_535);
  for (let port = wanted; port <= last; port++) {
    try {
      const got = await listen(server, { port, host });
      if (got !== wanted && wanted !== 0) logger?.warn(`Port ${wanted} is taken, using ${got}.`);
      return got;
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw explainListenError(error, { port, host });
    }
  }
  const taken = last === wanted ? `Port ${wanted} is taken.` : `The ports ${wanted} to ${last} are taken.`;
  throw new SiteError(taken, { hint: `Choose another with --port, e.g. --port ${wanted + 1}.` });
}

/** The address that a browser opens. */
export function serverUrl(host: string, port: number, pathname: string): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${pathname}`;
}

function parsePort(port: string | number): number {
  const number = typeof port === 'string' ? Number(port) : port;
  if (port !== '' && Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new SiteError(`"${port}" is not a port.`, {
    hint: 'A port is a whole number from 0 to 65535, e.g. --port 8080.',
  });
}

function listen(server: Server, address: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : address.port);
    });
  });
}

function explainListenError(error: unknown, { port, host }: { port: number; host: string }): unknown {
  switch (errorCode(error)) {
    case 'EACCES':
      return new SiteError(`Port ${port} may not be used by this user.`, {
        hint: 'Choose one above 1023 with --port.',
      });
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new SiteError(`"${host}" is not an address of this machine.`, {
        hint: 'Choose "localhost" or "0.0.0.0" with --host.',
      });
    default:
      return error;
  }
}
