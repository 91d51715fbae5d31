/** What a page says of itself in its head, for search engines and for the search of the site. */

/** @typedef {Pick<import('./read-page.mjs').PageFacts, 'part' | 'description' | 'canonical' | 'alternates' | 'robots'>} HeadFacts */

/** @type {Readonly<Record<string, 'part' | 'description' | 'robots'>>} `name` of a `<meta>` → fact */
const META_FACTS = { docusaurus_tag: 'part', description: 'description', robots: 'robots' };

/**
 * @param {HeadFacts} facts that this tag may add to; of two that say the same thing the first counts
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
export function readHeadTag(facts, tag, { name = '', content = '', rel, href = '', hreflang }) {
  const fact = tag === 'meta' ? META_FACTS[name] : undefined;
  if (fact) facts[fact] ||= content.replaceAll(/\s+/g, ' ').trim();
  if (tag !== 'link') return;
  if (rel === 'canonical') facts.canonical ||= href;
  if (rel === 'alternate' && hreflang) facts.alternates.push(`${hreflang} ${href}`);
}
