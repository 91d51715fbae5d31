/** Finds the position in the site's own code from which an error was thrown, if there is one. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInside } from '../base/files.js';

const FRAMEWORK = fileURLToPath(new URL('../..', import.meta.url));
/** A file in parentheses after a function name, or alone. Folder names may contain parentheses. */
const FRAME = /^at (?:.*? \((.+)\)|(?:async )?(.+))$/;
const PLACE = /^(.+):(\d+):\d+$/;

export interface SiteFrame {
  file: string;
  /** 1-based. Columns are those of compiled code, and left out. */
  line: number;
}

/**
 * The innermost stack frame outside of Node and packages. None when framework code precedes it: what the framework
 * throws is its own bug, whoever called it.
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
