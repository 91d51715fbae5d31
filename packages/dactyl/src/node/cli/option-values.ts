/** Values of options that several commands have. */

import { AUDIENCE_VARIABLE } from '../base/audiences.js';

/** Keeps every value of an option that is given several times. */
export function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

/** `--locale` may be given several times, and hold several names with commas. */
export function toLocales(option: string | readonly string[] | undefined): string[] | undefined {
  return option === undefined ? undefined : [option].flat().flatMap((value) => toNames(value) ?? []);
}

/** Names with commas between them. */
export function toNames(option: string | undefined): string[] | undefined {
  return option?.split(',').flatMap((name) => name.trim() || []);
}

/** Set before anything is loaded: configurations, plugins and threads read it. Without the option, what the caller has set stays. */
export function chooseAudiences(names: readonly string[] | undefined): void {
  if (names) process.env[AUDIENCE_VARIABLE] = names.join(',');
}
