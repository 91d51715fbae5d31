/** Converts an error of a PostCSS plugin to one that says where the plugin was configured. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../base/site-error.js';
import type { AskedBy } from '../site/post-css/load-post-css.js';

/** The error that Vite throws for a style sheet. */
export interface PostCssFailure {
  message: string;
  /** The style sheet. */
  id?: string;
  /** The numbers are missing unless the plugin gave a position; the column counts from 0. */
  loc?: { line?: number; column?: number };
}

/** Returns `undefined` for errors that are not of PostCSS. */
export function toPostCssError(
  { message, id = '', loc }: PostCssFailure,
  askedBy: readonly AskedBy[],
): SiteError | undefined {
  const reason = /^\[postcss\] (.+)/.exec(message)?.[1];
  if (reason === undefined) return undefined;
  const [, plugin, said] = /^(?:([^\s:]+): )?\S.*?:\d+:\d+: (.+)/.exec(reason) ?? [undefined, undefined, reason];
  const who = plugin === undefined ? 'PostCSS failed' : `The PostCSS plugin "${plugin}" failed`;
  const file = id.replace(/\?.*$/, '');
  return new SiteError(`${who}: ${said?.replace(/[.!?]?$/, (end) => end || '.')}`, {
    // The plugin may fail at one of our own style sheets first; then the file that configures it is named.
    ...(existsSync(file) ? { file, ...toPlace(loc) } : askedBy[0] && { file: askedBy[0].file }),
    ...(askedBy.length > 0 && { hint: `Correct the style sheet, or the plugins of PostCSS: ${describe(askedBy)}.` }),
  });
}

function toPlace({ line, column }: PostCssFailure['loc'] = {}): { line: number; column: number } | undefined {
  return line === undefined || column === undefined ? undefined : { line, column: column + 1 };
}

/** A plugin's mistake is reported for each style sheet; only the first one is kept. */
export function withoutRepeated(errors: readonly SiteError[]): SiteError[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    if (!/^(?:PostCSS|The PostCSS plugin ".+") failed/.test(error.message)) return true;
    return !seen.has(error.message) && seen.add(error.message);
  });
}

function describe(askedBy: readonly AskedBy[]): string {
  const names = askedBy.map(({ file, plugin }) => {
    const name = path.basename(file);
    return plugin === undefined ? `${name} lists them` : `the plugin "${plugin}" in ${name} adds them`;
  });
  return [...new Set(names)].join(', ');
}
