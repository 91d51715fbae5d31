/** A thrown error → the place in the site's own code where it comes from, when it comes from there. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInside } from '../base/files.js';

const FRAMEWORK = fileURLToPath(new URL('../..', import.meta.url));
/** In parentheses behind the name of a function, or alone. Folders may have parentheses of their own. */
const FRAME = /^at (?:.*? \((.+)\)|(?:async )?(.+))$/;
const PLACE = /^(.+):(\d+):\d+$/;

export interface SiteFrame {
  file: string;
  /** 1-based. Columns are those of compiled code, and left out. */
  line: number;
}

/**
 * The innermost frame that is neither of Node nor of a package, unless code of the framework stands before it: what
 * that throws is a fault of the framework, whoever called it.
 */
export function siteFrame(error: unknown): SiteFrame | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const text of (error.stack ?? '').split('\n')) {
    const [, behindName = '', alone = ''] = FRAME.exec(text.trim()) ?? [];
    const [, location = '', line] = PLACE.exec(behindName || alone) ?? [];
    const file = location.startsWith('file:') ? fileURLToPath(location) : location;
    if (!path.isAbsolute(file)) continue;
    if (isInside(FRAMEWORK, file)) return undefined;
    if (!file.includes(`${path.sep}node_modules${path.sep}`)) return { file, line: Number(line) };
  }
  return undefined;
}
