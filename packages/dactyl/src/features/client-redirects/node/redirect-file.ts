/** The file with redirects that `dactyl mv` adds to: JSON, old path → new path or address. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../../shared/is-record.js';
import { isFile, writeFileAtomic } from '../../../node/base/files.js';
import { SiteError } from '../../../node/base/site-error.js';
import { redirectKey } from './collect-redirects.js';
import { isPathname, isTarget } from './options.js';
import type { Redirect } from './types.js';
import { isSplatInPlace } from './wildcards.js';

/** @param file absolute; it need not exist */
export function readRedirectFile(file: string): Redirect[] {
  if (!isFile(file)) return [];
  const entries = Object.entries(parse(file));
  return entries.map(([from, to]) => {
    if (!isPathname(from))
      throw new SiteError(`"${from}" is no path from which a redirect can lead.`, {
        file,
        hint: 'Write it as "/old".',
      });
    if (typeof to !== 'string' || !isTarget(to))
      throw new SiteError(`The redirect from "${from}" must lead to a path such as "/new", or to an address.`, {
        file,
        hint: `It leads to ${JSON.stringify(to)}.`,
      });
    if (!isSplatInPlace([from], to))
      throw new SiteError(`The redirect from "${from}" to "${to}" has ":splat" where it means nothing.`, {
        file,
        hint: 'Write { "/old/*": "/new/:splat" }.',
      });
    return { from, to };
  });
}

function parse(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new SiteError(`"${path.basename(file)}" is no JSON object.`, { file, hint: 'Write { "/old": "/new" }.' });
}

/** Redirects that led to the old address lead to the new one, so that there is no chain, and none leads away from a page. */
export async function addToRedirectFile(file: string, added: readonly Redirect[]): Promise<void> {
  const next = new Map(added.map(({ from, to }) => [redirectKey(from), to]));
  const pages = new Set(added.map(({ to }) => redirectKey(to)));
  const kept = readRedirectFile(file).map(({ from, to }) => ({ from, to: next.get(redirectKey(to)) ?? to }));
  const all = [...kept, ...added].filter(({ from }) => !pages.has(redirectKey(from)));
  const entries = Object.fromEntries(all.map(({ from, to }) => [from, to]));
  await writeFileAtomic(file, `${JSON.stringify(entries, null, 2)}\n`);
}
