/** Days such as `2026-11-22` in the words of a locale. */
export function dayFormat(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
