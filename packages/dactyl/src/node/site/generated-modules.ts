import type { Json } from '../../shared/json.js';
import type { LocaleSite } from './types.js';

/** `@generated/NAME` → value, for the modules that are the same on all pages of a locale. */
export function generatedModules({ data }: LocaleSite): Record<string, Json> {
  return {
    'docusaurus.config': data.siteConfig,
    globalData: data.globalData,
    codeTranslations: data.codeTranslations,
    'site-metadata': data.siteMetadata,
    'site-storage': { ...data.siteStorage },
    i18n: JSON.parse(JSON.stringify(data.i18n)) as Json,
  };
}
