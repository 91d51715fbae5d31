/**
 * Maps the URL of a request to a response: clean URLs, the base URL and trailing slashes. Accesses the folder only
 * through `ServedFiles`.
 */
import { splitUrl } from '../../../shared/url.js';
import { requestPathname } from '../request-pathname.js';

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

/** The file with this name (relative, with `/`); `undefined` for folders and for anything outside. */
export type FindFile = (name: string) => Promise<FoundFile | undefined>;

export interface ServedFiles {
  findFile: FindFile;
  hasFolder: (name: string) => Promise<boolean>;
}

export interface UrlRules {
  /** With leading and trailing slash. */
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

export async function resolveRequest(url: string, rules: UrlRules, files: ServedFiles): Promise<Answer> {
  const { findFile } = files;
  const { pathname: rawPathname, suffix } = splitUrl(url);
  const pathname = requestPathname(rawPathname);
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
  // `/docs/cli.html` and `/docs/index.html` redirect when the page is stored in the other form.
  const clean = name.replace(/(?:(^|\/)index)?\.html?$/, '$1');
  if (clean !== name && (await findPage(clean, findFile)))
    return redirect(withSlashPolicy(clean, rules.trailingSlash ?? false));
  return { kind: 'not-found', file: await findNotFoundPage(name, files) };
}

/** A page is stored as `NAME.html` or as `NAME/index.html`. */
export async function findPage(name: string, findFile: FindFile): Promise<FoundFile | undefined> {
  const base = name.replace(/\/$/, '');
  if (base === '') return findFile('index.html');
  return (await findFile(`${base}.html`)) ?? findFile(`${base}/index.html`);
}

function withSlashPolicy(name: string, trailingSlash: boolean | undefined): string {
  if (name === '' || trailingSlash === undefined) return name;
  const base = name.replace(/\/$/, '');
  return trailingSlash ? `${base}/` : base;
}

/**
 * Each locale has its own 404 page in its folder. A path may have thousands of segments, few of which are folders.
 */
async function findNotFoundPage(name: string, { findFile, hasFolder }: ServedFiles): Promise<FoundFile | undefined> {
  let found = await findFile('404.html');
  let folder = '';
  for (const part of name.split('/').slice(0, -1)) {
    folder += `${part}/`;
    if (!(await hasFolder(folder))) break;
    found = (await findFile(`${folder}404.html`)) ?? found;
  }
  return found;
}
