import type { TranslationState } from '../../../shared/translation-state.js';
import { useDocusaurusContext } from '../../site-context.js';

export interface ContentLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * Attributes of the element around a page's content. Without a translation, the content is in the default language of
 * the site, or in that of a fallback; the attributes make screen readers read it in that language.
 */
export function useContentLanguage(metadata: { translation?: TranslationState }): ContentLanguage {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  if (metadata.translation?.status !== 'missing') return {};
  const shown = metadata.translation.locale ?? defaultLocale;
  const source = localeConfigs[shown];
  const turns = source !== undefined && source.direction !== localeConfigs[currentLocale]?.direction;
  return { lang: source?.htmlLang ?? shown, ...(turns && { dir: source.direction }) };
}
