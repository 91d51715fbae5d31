/** JSON-LD of docs (https://schema.org/TechArticle, https://schema.org/FAQPage). */
import type { JsonObject } from '../../../shared/json.js';
import { useDocusaurusContext } from '../../../react/site-context.js';
import { useBaseUrlUtils } from '../../../react/use-base-url.js';
import type { DocQuestion } from '../node/types.js';
import { useDoc } from './doc-context.js';
import { useActivePlugin } from './use-active-docs.js';
import { useDocsVersion } from './version-context.js';

/** What the doc of the page is, with the option `structuredData`, and what it answers, with `faq` in its front matter. */
export function useDocStructuredData(): JsonObject[] {
  const describeArticle = useDescribeArticle();
  const isWanted = useActivePlugin()?.pluginData.structuredData;
  const { questions = [] } = useDoc().metadata;
  return [...(isWanted ? [describeArticle()] : []), ...(questions.length > 0 ? [describeQuestions(questions)] : [])];
}

/** A function, because most sites do not want it. */
function useDescribeArticle(): () => JsonObject {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const { metadata, frontMatter, assets } = useDoc();
  const { label, isLast } = useDocsVersion();
  return () => {
    const url = new URL(metadata.permalink, siteConfig.url).href;
    const site = siteConfig.url + siteConfig.baseUrl;
    const image = assets.image ?? frontMatter.image;
    const { lastUpdatedAt, lastUpdatedBy } = metadata;
    return {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      '@id': url,
      mainEntityOfPage: url,
      url,
      headline: frontMatter.title_meta ?? metadata.title,
      description: metadata.description || undefined,
      inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
      keywords: frontMatter.keywords,
      image: image ? withBaseUrl(image, { absolute: true }) : undefined,
      // The version at the address without a version is what readers take for "the docs".
      version: isLast ? undefined : label,
      dateModified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
      author: lastUpdatedBy ? { '@type': 'Person', name: lastUpdatedBy } : undefined,
      isPartOf: { '@type': 'WebSite', '@id': site, url: site, name: siteConfig.title },
    };
  };
}

function describeQuestions(questions: readonly DocQuestion[]): JsonObject {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
