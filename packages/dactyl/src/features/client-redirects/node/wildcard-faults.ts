/** Mistakes in wildcards that the pages of a locale show: pages that would vanish, circles, chains, targets without pages. */
import { removeTrailingSlash, splitUrl } from '../../../shared/url.js';
import type { Redirect } from './types.js';
import { isStatic, pathAbove, restBelow, wildcardOf, withoutSplat } from './wildcards.js';

export interface WildcardFault {
  redirect: Redirect;
  why: string;
  hint: string;
}

export interface KnownPaths {
  /** Pages, without base URL. */
  paths: readonly string[];
  /** Old paths of single redirects. */
  singles: readonly Redirect[];
  /** The path of an address of this site, also one with its origin. */
  ownPath(to: string): string | undefined;
}

export function findWildcardFaults(wildcards: readonly Redirect[], known: KnownPaths): WildcardFault[] {
  return wildcards.flatMap((redirect) => {
    const found = faultOf(redirect, wildcards, known);
    return found === undefined ? [] : [{ redirect, ...found }];
  });
}

function faultOf(
  redirect: Redirect,
  wildcards: readonly Redirect[],
  { paths, singles, ownPath }: KnownPaths,
): { why: string; hint: string } | undefined {
  const { from, to } = redirect;
  const target = ownPath(withoutSplat(to));
  const next = target === undefined ? undefined : wildcardOf(removeTrailingSlash(splitUrl(target).pathname), wildcards);
  if (next === redirect) return { why: 'it leads below its own path, in a circle', hint: 'Name a path elsewhere.' };
  if (next) return { why: 'its target is redirected too', hint: `Name where that one leads: "${next.to}".` };
  const page = paths.find((path) => restBelow(pathAbove(from), removeTrailingSlash(path)) !== undefined);
  if (page !== undefined) {
    return { why: `it would hide the page "${page}"`, hint: 'Name a longer path, or single addresses.' };
  }
  if (!isStatic(redirect)) return undefined;
  const above = removeTrailingSlash(withoutSplat(to));
  const below = [...paths, ...singles.map((single) => single.from)];
  if (below.some((path) => restBelow(above, removeTrailingSlash(path)) !== undefined)) return undefined;
  return { why: `there is no page below "${above}"`, hint: 'A target is a path of pages, without the base URL.' };
}
