import { useDocusaurusContext } from '../../site-context.js';

/** Formats dates in the current locale and its calendar. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  return new Intl.DateTimeFormat(currentLocale, { calendar: calendar || undefined, ...options });
}
