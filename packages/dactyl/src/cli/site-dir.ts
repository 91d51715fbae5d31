import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../node/site-error.js';

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

/** Keeps every value of an option that is given several times. */
export function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

/** `--locale` may be given several times, and hold several names with commas. */
export function toLocales(option: string | readonly string[] | undefined): string[] | undefined {
  if (option === undefined) return undefined;
  return [option]
    .flat()
    .flatMap((value) => value.split(','))
    .filter((name) => name !== '');
}
