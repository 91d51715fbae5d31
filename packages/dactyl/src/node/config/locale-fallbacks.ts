/** Which locales stand in for a locale where it lacks a translation. */
import { suggestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';
import type { SiteConfig } from './types.js';

/**
 * The fallbacks of a locale and theirs, the nearest first, each once. The default locale ends a chain, because its texts are the
 * sources: everything falls back to them.
 *
 * @example zh-HK with the fallback zh-TW, which has the fallback zh → [zh-TW, zh]
 * @throws SiteError when a fallback is no locale of the site
 */
export function fallbackChain(locale: string, { i18n }: Pick<SiteConfig, 'i18n'>): string[] {
  const chain: string[] = [];
  const visit = (name: string): void => {
    for (const next of i18n.localeConfigs[name]?.fallback ?? []) {
      if (!i18n.locales.includes(next)) throw unknownFallback(next, name, i18n.locales);
      if (next === locale || next === i18n.defaultLocale || chain.includes(next)) continue;
      chain.push(next);
      visit(next);
    }
  };
  if (locale !== i18n.defaultLocale) visit(locale);
  return chain;
}

function unknownFallback(name: string, locale: string, locales: readonly string[]): SiteError {
  return new SiteError(`The locale "${locale}" falls back to "${name}", which is no locale of the site.`, {
    key: `i18n.localeConfigs.${locale}.fallback`,
    hint: `${suggestName(name, locales)} A fallback is one of "i18n.locales".`,
    docs: '/docs/i18n/introduction',
  });
}
