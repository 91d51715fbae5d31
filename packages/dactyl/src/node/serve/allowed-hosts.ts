/**
 * The host names that a server accepts. A page of a stranger can point its own domain at this machine (DNS
 * rebinding), and the browser then lets it read our responses as same-origin. It cannot choose the header `Host`,
 * so that is checked.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/**
 * Names besides `localhost` and IP addresses; a name that starts with a dot includes all its subdomains. `true`
 * allows all.
 */
export type AllowedHosts = readonly string[] | true;

/** Combines the values of `--allowed-hosts` with the name that the server listens on. */
export function toAllowedHosts(names: readonly string[] = [], host?: string): AllowedHosts {
  if (names.includes('all')) return true;
  return [...names, ...(host === undefined ? [] : [host])].map((name) => name.toLowerCase());
}

/** @param header - Programs may leave it out, browsers do not. */
export function isAllowedHost(header: string | undefined, allowed: AllowedHosts): boolean {
  if (header === undefined || allowed === true) return true;
  const { name } = /^(?:\[(?<address>[^\]]*)\]|(?<name>[^:]*))(?::\d*)?$/.exec(header)?.groups ?? {};
  if (name === undefined) return /^\[.*\]/.test(header) && isIP(header.slice(1, header.indexOf(']'))) === 6;
  const host = name.toLowerCase();
  // A host written as an IP address cannot be a rebound domain.
  if (isIP(host) === 4 || host === 'localhost' || host.endsWith('.localhost')) return true;
  return allowed.some((known) => host === known || (known.startsWith('.') && `.${host}`.endsWith(known)));
}

/** Answers a request for another host name with a refusal; returns true if it did. */
export function refuseHost({ headers }: IncomingMessage, response: ServerResponse, allowed: AllowedHosts): boolean {
  const { host } = headers;
  if (isAllowedHost(host, allowed)) return false;
  const name = host?.replace(/:\d*$/, '') ?? '';
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    `This server does not answer to the name ${JSON.stringify(name)}.\nAllow it with --allowed-hosts ${name}\n`,
  );
  return true;
}
