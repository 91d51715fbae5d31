/**
 * Redirects of all addresses below a path: `/old/*` → `/new/:splat`. `/old` itself is among them. A static host learns of them
 * by an HTML file for each page below the target; what has no such page needs a host that knows patterns.
 */
import { decodePathname } from '../../../shared/url.js';
import type { Redirect } from './types.js';

const SPLAT = ':splat';

export const isWildcard = ({ from }: Pick<Redirect, 'from'>): boolean => from.endsWith('/*');

/** Whether a target takes over what stands below the old path. */
export const hasSplat = (to: string): boolean => to.endsWith(`/${SPLAT}`);

/** Whether `:splat` stands where it means something: at the end of the target of a wildcard. */
export function isSplatInPlace(froms: readonly string[], to: string): boolean {
  if (!/\/:splat(?![\w-])/.test(to)) return true;
  return to.indexOf(SPLAT) === to.length - SPLAT.length && froms.every((from) => isWildcard({ from }));
}

/** The old path of a wildcard without its end, decoded: `/old`. */
export const pathAbove = (from: string): string => decodePathname(from).slice(0, -2);

/** The target of a wildcard without `:splat`: `/new/`; a target without it, unchanged. */
export const withoutSplat = (to: string): string => (hasSplat(to) ? to.slice(0, -SPLAT.length) : to);

/** What stands behind `above` in a path, without a slash in front; `undefined` for paths elsewhere. */
export function restBelow(above: string, path: string): string | undefined {
  const decoded = decodePathname(path);
  if (decoded === above) return '';
  return decoded.startsWith(`${above}/`) ? decoded.slice(above.length).replace(/^[/\\]+/, '') : undefined;
}

/** The first wildcard that stands for a path. They are sorted: the longest comes first. */
export function wildcardOf(path: string, wildcards: readonly Redirect[]): Redirect | undefined {
  return wildcards.find(({ from }) => restBelow(pathAbove(from), path) !== undefined);
}

/** Where wildcards lead a path, as the dev server asks. */
export function followWildcards(path: string, wildcards: readonly Redirect[]): string | undefined {
  const wildcard = wildcardOf(path, wildcards);
  if (wildcard === undefined || !hasSplat(wildcard.to)) return wildcard?.to;
  const rest = restBelow(pathAbove(wildcard.from), path) ?? '';
  return withoutSplat(wildcard.to) + rest.split('/').map(encodeURIComponent).join('/');
}

/**
 * The single redirects for which wildcards of this site stand.
 *
 * @param targets paths that exist, and where each leads: a page to itself, an old path to its page
 */
export function expandWildcards(wildcards: readonly Redirect[], targets: readonly Redirect[]): Redirect[] {
  const expanded = wildcards.filter(isStatic).flatMap((wildcard) => {
    const above = decodePathname(withoutSplat(wildcard.to)).replace(/\/$/, '');
    return targets.flatMap(({ from, to }) => {
      const rest = restBelow(above, from);
      if (rest === undefined) return [];
      const old = rest === '' ? pathAbove(wildcard.from) : `${pathAbove(wildcard.from)}/${rest}`;
      return wildcardOf(old, wildcards) === wildcard ? [{ from: old, to }] : [];
    });
  });
  return expanded;
}

/** Whether HTML files can stand for a wildcard: its targets are pages of this site. */
export const isStatic = ({ to }: Redirect): boolean => to.startsWith('/') && hasSplat(to);
