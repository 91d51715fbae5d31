/** Asks a function of the site what to do about a reference that leads nowhere. */
import path from 'node:path';
import type { BrokenReferenceHook, BrokenReferenceNode, MarkdownConfig, Severity } from '../config/types.js';
import { describeValue } from '../base/describe-value.js';
import { toPosixPath } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import type { SiteData } from '../../shared/render.js';
import type { SiteFunctions } from '../site/types.js';

export interface BrokenReference {
  kind: 'link' | 'image';
  /** As it is written. */
  url: string;
  line: number;
  column: number;
  /** Absolute. */
  file: string;
  siteDir: string;
}

/** The function of the site, which data cannot carry, or what its configuration says. */
export function brokenImageRule(
  { siteConfig }: SiteData,
  functions: Pick<SiteFunctions, 'onBrokenImage'> | undefined,
): Severity | BrokenReferenceHook {
  // Checked when the configuration was read; JSON of it has no functions.
  const { onBrokenMarkdownImages: severity } =
    (siteConfig['markdown'] as Partial<MarkdownConfig> | undefined)?.hooks ?? {};
  return functions?.onBrokenImage ?? severity ?? 'throw';
}

const KEYS = { link: 'onBrokenMarkdownLinks', image: 'onBrokenMarkdownImages' };

/** @returns the URL that stands in its place; `undefined` to leave it */
export function callBrokenHook(hook: BrokenReferenceHook, reference: BrokenReference): string | undefined {
  const { kind, url, line, column, file, siteDir } = reference;
  const start = { line, column };
  const node: BrokenReferenceNode = {
    type: kind,
    url,
    ...(kind === 'link' && { children: [] }),
    position: { start, end: start },
  };
  const fault = (what: string, cause?: unknown) =>
    new SiteError(`The function "markdown.hooks.${KEYS[kind]}" ${what}`, { file, line, column, cause });
  let answer: unknown;
  try {
    answer = hook({ sourceFilePath: toPosixPath(path.relative(siteDir, file)), url, node });
  } catch (error) {
    // A function may end the build on purpose.
    throw fault(`failed: ${error instanceof Error ? error.message : String(error)}`, error);
  }
  if (answer === undefined || typeof answer === 'string') return answer;
  throw fault(`must return a URL or nothing, but returned ${describeValue(answer)}.`);
}
