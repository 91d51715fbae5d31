import { useDocusaurusContext } from '../../site-context.js';

/** By locale and options. Each takes as long to make as a small component to render, and lists of posts have hundreds of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats dates in the current locale and its calendar. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  const wanted = { calendar: calendar || undefined, ...options };
  const key = JSON.stringify([currentLocale, wanted]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(currentLocale, wanted);
  formats.set(key, format);
  return format;
}
