/** A thrown error → the place in the site's own code where it comes from, when it comes from there. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInside } from '../node/files.js';

const FRAMEWORK = fileURLToPath(new URL('..', import.meta.url));
const FRAME = /(?:\(|at (?:async )?)((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()]*?):(\d+):\d+\)?$/;

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
    const [, location, line] = FRAME.exec(text.trim()) ?? [];
    if (location === undefined) continue;
    const file = location.startsWith('file:') ? fileURLToPath(location) : location;
    if (isInside(FRAMEWORK, file)) return undefined;
    if (!file.includes(`${path.sep}node_modules${path.sep}`)) return { file, line: Number(line) };
  }
  return undefined;
}
