/**
 * Collects the redirects to write from the options and the pages of a locale, and reports invalid ones. As in Docusaurus, the
 * first of several redirects from one path counts, and a page is never replaced.
 */
import { nearestName } from '../../../node/base/nearest-name.js';
import { applyTrailingSlash, decodePathname, removeTrailingSlash, splitUrl } from '../../../shared/url.js';
import { isPathname, type RedirectsOptions } from './options.js';
import type { Redirect } from './types.js';
import { findWildcardFaults } from './wildcard-faults.js';
import { expandWildcards, followWildcards, hasSplat, isWildcard } from './wildcards.js';

export interface CollectInput {
  options: Omit<RedirectsOptions, 'hostFiles' | 'file'>;
  /** Those of front matter. */
  ofPages?: readonly Redirect[];
  /** Pages of the locale, without base URL. */
  paths: readonly string[];
  /** Origin of the site. */
  url: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

/** A mistake in the options: a sentence, and how to correct it. */
export interface RedirectFault {
  message: string;
  hint: string;
  /** The wrong value in the options; empty for the function. */
  value: string;
  /** The content file whose front matter has it. */
  file?: string;
}

export interface Collected {
  /** Redirects from single paths. */
  redirects: Redirect[];
  /** Redirects from all below a path; the longest path is first. */
  wildcards: Redirect[];
  /** Single redirects for which the wildcards stand: static hosts need them, others have the wildcards. */
  expanded: Redirect[];
  /** Redirects in a circle, or to a missing page. */
  errors: RedirectFault[];
  /** Duplicates, which `onDuplicateRoutes` decides about. */
  duplicates: RedirectFault[];
}

export function collectRedirects(input: CollectInput): Collected {
  const { options, paths, trailingSlash, ofPages = [] } = input;
  // Redirects are relative to the locale, so the base URL is not part of them yet.
  const policy = { trailingSlash, baseUrl: '/' };
  const made = createdRedirects(options.createRedirects, paths);
  const all = [
    ...fromExtensions(options.fromExtensions, paths),
    ...toExtensions(options.toExtensions, paths),
    ...options.redirects.flatMap(({ from, to }) => [from].flat().map((path) => ({ from: path, to }))),
    ...ofPages,
    ...made.redirects,
  ].map(({ to, ...redirect }: Redirect) => ({
    ...redirect,
    to: to.startsWith('/') && !hasSplat(to) ? applyTrailingSlash(to, policy) : to,
  }));
  const { redirects, duplicates } = withoutDuplicates(all, paths);
  return {
    ...withWildcards(redirects, input),
    duplicates,
    errors: [...made.errors, ...findFaults(all, redirects, input)],
  };
}

function withWildcards(all: readonly Redirect[], { paths }: CollectInput): Omit<Collected, 'errors' | 'duplicates'> {
  const wildcards = sortWildcards(all);
  const singles = all.filter((redirect) => !isWildcard(redirect));
  const taken = new Set([...paths, ...singles.map(({ from }) => from)].map(redirectKey));
  const isFree = ({ from }: Redirect) => !taken.has(redirectKey(from));
  // What was redirected already gets one more old path, so that there is no chain.
  const more = expandWildcards(wildcards, singles).filter(isFree);
  for (const { from } of more) taken.add(redirectKey(from));
  const pages = paths.map((path) => ({ from: removeTrailingSlash(path), to: path }));
  return { redirects: [...singles, ...more], wildcards, expanded: expandWildcards(wildcards, pages).filter(isFree) };
}

function sortWildcards(all: readonly Redirect[]): Redirect[] {
  return all.filter(isWildcard).toSorted((one, other) => other.from.length - one.from.length);
}

function findFaults(all: readonly Redirect[], kept: readonly Redirect[], input: CollectInput): RedirectFault[] {
  const wildcards = sortWildcards(kept);
  const ownPath = (to: string) => (to.startsWith('/') ? to : ownPathname(to, input.url, input.baseUrl));
  const singles = kept.filter((redirect) => !isWildcard(redirect));
  const found = findWildcardFaults(wildcards, { paths: input.paths, singles, ownPath });
  const faulty = new Set(found.map(({ redirect }) => redirect));
  const rest = all.filter((redirect) => !hasSplat(redirect.to) && !faulty.has(redirect));
  return [...found.map(({ redirect, why, hint }) => fault(redirect, why, hint)), ...findDeadEnds(rest, kept, input)];
}

const dotted = (extension: string) => `.${extension}`;

function fromExtensions(extensions: readonly string[], paths: readonly string[]): Redirect[] {
  const named = paths.filter((path) => path !== '/' && !extensions.some((one) => path.endsWith(dotted(one))));
  return named.flatMap((to) => extensions.map((one) => ({ from: removeTrailingSlash(to) + dotted(one), to })));
}

function toExtensions(extensions: readonly string[], paths: readonly string[]): Redirect[] {
  return extensions.flatMap((one) =>
    paths.filter((path) => path.endsWith(dotted(one))).map((to) => ({ from: to.slice(0, -dotted(one).length), to })),
  );
}

/** Redirects from the site's function, checked like those in the configuration. */
function createdRedirects(
  create: CollectInput['options']['createRedirects'],
  paths: readonly string[],
): { redirects: Redirect[]; errors: RedirectFault[] } {
  const redirects: Redirect[] = [];
  const errors: RedirectFault[] = [];
  for (const to of create ? paths : []) {
    try {
      // The cast: a function of the site may return anything.
      const returned = [(create?.(to) ?? []) as unknown].flat();
      for (const from of returned) {
        if (typeof from === 'string' && isPathname(from)) redirects.push({ from, to });
        else errors.push(badReturn(to, from));
      }
    } catch (error) {
      // Only the first error, because a function that fails for one page fails for many.
      return { redirects, errors: [failure(to, error)] };
    }
  }
  return { redirects, errors };
}

function failure(path: string, error: unknown): RedirectFault {
  return {
    message: `"createRedirects" failed: ${error instanceof Error ? error.message : String(error)}`,
    hint: `It was called for the page "${path}".`,
    value: '',
  };
}

function badReturn(path: string, from: unknown): RedirectFault {
  return {
    message: `"createRedirects" returned ${JSON.stringify(from) ?? typeof from} for the page "${path}".`,
    hint: 'It returns the old path of a page such as "/old", a list of them, or nothing.',
    value: '',
  };
}

/** Key of a redirect's path: paths that differ only in a trailing slash or in escapes are written to one file. */
export function redirectKey(path: string): string {
  return removeTrailingSlash(decodePathname(path)) || '/';
}

function withoutDuplicates(all: readonly Redirect[], paths: readonly string[]) {
  const pages = new Set(paths.map(redirectKey));
  const first = new Map<string, Redirect>();
  const duplicates: RedirectFault[] = [];
  for (const redirect of all) {
    const { from, to } = redirect;
    const key = redirectKey(from);
    const known = first.get(key);
    if (pages.has(key))
      duplicates.push(fault(redirect, 'there is a page at that path', 'Remove it, or move the page.'));
    else if (known === undefined) first.set(key, redirect);
    else if (known.to !== to) {
      const why = `another one from there leads to "${known.to}", and the first one counts`;
      duplicates.push(fault(redirect, why, 'Remove one of them.'));
    }
  }
  return { redirects: [...first.values()], duplicates };
}

function fault({ from, to, file }: Redirect, why: string, hint: string): RedirectFault {
  const message = `The redirect from "${from}" to "${to}" cannot work: ${why}.`;
  return { message, hint, value: to, ...(file !== undefined && { file }) };
}

/** Finds targets on this site that are not pages. Targets may be written with the site's origin. */
function findDeadEnds(
  all: readonly Redirect[],
  kept: readonly Redirect[],
  { paths, url, baseUrl, trailingSlash }: CollectInput,
): RedirectFault[] {
  const keyOf = trailingSlash === undefined ? redirectKey : decodePathname;
  const pages = new Set(paths.map(keyOf));
  const wildcards = sortWildcards(kept);
  const byFrom = new Map(kept.map((redirect) => [redirectKey(redirect.from), redirect]));
  const faultOf = (redirect: Redirect): RedirectFault | undefined => {
    const isPath = redirect.to.startsWith('/');
    const pathname = isPath ? splitUrl(redirect.to).pathname : ownPathname(redirect.to, url, baseUrl);
    if (pathname === undefined || pages.has(keyOf(pathname))) return undefined;
    if (redirectKey(pathname) === redirectKey(redirect.from)) {
      return fault(redirect, 'it leads to itself', 'Name a page, or remove it.');
    }
    const next = byFrom.get(redirectKey(pathname))?.to ?? followWildcards(redirectKey(pathname), wildcards);
    if (next !== undefined)
      return fault(redirect, 'its target is a redirect too', `Name where that one leads: "${next}".`);
    return isPath ? fault(redirect, 'there is no such page', missingHint(pathname, paths)) : undefined;
  };
  const faults = all.flatMap((redirect) => faultOf(redirect) ?? []);
  return [...new Map(faults.map((one) => [one.message, one])).values()];
}

function ownPathname(to: string, url: string, baseUrl: string): string | undefined {
  const target = new URL(to);
  if (target.origin !== new URL(url).origin || !`${target.pathname}/`.startsWith(baseUrl)) return undefined;
  return `/${target.pathname.slice(baseUrl.length)}`;
}

function missingHint(pathname: string, paths: readonly string[]): string {
  const near = nearestName(pathname, paths);
  const rule = 'A target is the path of a page, without the base URL.';
  return near === undefined ? rule : `Did you mean "${near}"? ${rule}`;
}
