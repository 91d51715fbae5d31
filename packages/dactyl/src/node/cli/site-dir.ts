import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../base/site-error.js';

/** Absolute folder of the site that a command works on. */
export function resolveSiteDir(argument: string | undefined): string {
  const siteDir = path.resolve(argument ?? '.');
  if (!existsSync(siteDir)) {
    throw new SiteError(`The folder "${argument}" does not exist.`, {
      hint: 'Name the folder of the site, or run the command inside of it.',
    });
  }
  return siteDir;
}
