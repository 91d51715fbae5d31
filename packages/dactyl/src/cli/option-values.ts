/** Values of options that several commands have. */

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
