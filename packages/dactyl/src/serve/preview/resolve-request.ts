/**
 * From the URL of a request to what answers it. Knows the folder only through `findFile`; decides clean
 * URLs, the base URL and trailing slashes.
 */
import { splitUrl } from '../../shared/url.js';

export type Answer =
  | { kind: 'file'; file: FoundFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'bad-request' }
  /** The 404 page nearest to the URL, if there is one. */
  | { kind: 'not-found'; file: FoundFile | undefined };

export interface FoundFile {
  /** Absolute, links resolved. */
  path: string;
  /** Relative to the served folder, with `/`. */
  name: string;
  size: number;
  mtimeMs: number;
}

/** The file with this name (relative, with `/`); `undefined` for folders and for whatever lies outside. */
export type FindFile = (name: string) => Promise<FoundFile | undefined>;

export interface UrlRules {
  /** With leading and trailing slash. */
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

export async function resolveRequest(url: string, rules: UrlRules, findFile: FindFile): Promise<Answer> {
  const { pathname: rawPathname, suffix } = splitUrl(url);
  const pathname = decodePathname(rawPathname);
  if (pathname === undefined) return { kind: 'bad-request' };
  if (!pathname.startsWith(rules.baseUrl)) return { kind: 'redirect', location: rules.baseUrl };

  const name = pathname.slice(rules.baseUrl.length);
  const redirect = (target: string): Answer => ({
    kind: 'redirect',
    location: encodeURI(rules.baseUrl + target).replace(/[?#]/g, encodeURIComponent) + suffix,
  });

  const exact = name.endsWith('/') || name === '' ? undefined : await findFile(name);
  if (exact) return { kind: 'file', file: exact };
  const page = await findPage(name, findFile);
  if (page) {
    const target = withSlashPolicy(name, rules.trailingSlash);
    return target === name ? { kind: 'file', file: page } : redirect(target);
  }
  // `/docs/cli.html` and `/docs/index.html`, where the page is stored the other way.
  const clean = name.replace(/(?:(^|\/)index)?\.html?$/, '$1');
  if (clean !== name && (await findPage(clean, findFile)))
    return redirect(withSlashPolicy(clean, rules.trailingSlash ?? false));
  return { kind: 'not-found', file: await findNotFoundPage(name, findFile) };
}

/**
 * Decoded, with single slashes. `undefined` for what no browser asks for: broken escapes, zero bytes,
 * backslashes and dot segments, which are ways out of the folder.
 */
function decodePathname(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith('/') || /[\0\\]/.test(decoded)) return undefined;
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return decoded.replace(/\/{2,}/g, '/');
}

async function findPage(name: string, findFile: FindFile): Promise<FoundFile | undefined> {
  const base = name.replace(/\/$/, '');
  if (base === '') return findFile('index.html');
  return (await findFile(`${base}.html`)) ?? findFile(`${base}/index.html`);
}

function withSlashPolicy(name: string, trailingSlash: boolean | undefined): string {
  if (name === '' || trailingSlash === undefined) return name;
  const base = name.replace(/\/$/, '');
  return trailingSlash ? `${base}/` : base;
}

/** A locale has its own 404 page in its folder: look upwards. */
async function findNotFoundPage(name: string, findFile: FindFile): Promise<FoundFile | undefined> {
  const folders = name.split('/').slice(0, -1);
  for (let depth = folders.length; depth >= 0; depth--) {
    const found = await findFile([...folders.slice(0, depth), '404.html'].join('/'));
    if (found) return found;
  }
  return undefined;
}
