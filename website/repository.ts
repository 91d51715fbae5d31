/**
 * Where the source of this website is published. Whoever publishes a copy gives the address in `REPOSITORY`, or writes it
 * here in place of the variable: `https://github.com/OWNER/NAME`, or that of a host with the same paths. Links for editing,
 * voting, reporting and online editors lead there. There is none by default, and then the site shows no such link.
 */
import type { SiteRepository } from './src/repository/repository-links.js';

export function readRepository(address = process.env['REPOSITORY']): SiteRepository | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [owner, name, ...rest] =
    url?.pathname
      .replace(/(?:\.git)?\/?$/, '')
      .split('/')
      .filter(Boolean) ?? [];
  if (url?.protocol !== 'https:' || !owner || !name || rest.length > 0)
    throw new Error(`REPOSITORY is "${address}". It should be like https://github.com/OWNER/NAME.`);
  return { url: `${url.origin}/${owner}/${name}`, owner, name };
}
