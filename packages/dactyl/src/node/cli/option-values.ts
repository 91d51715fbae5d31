/** Values of options that several commands have. */

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
