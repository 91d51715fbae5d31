/** What a page says of itself in its head, for search engines and for the search of the site. */

import type { PageFacts } from './page-facts.js';

export type HeadFacts = Pick<PageFacts, 'part' | 'description' | 'canonical' | 'alternates' | 'robots'>;

/** `name` of a `<meta>` → fact */
const META_FACTS: Readonly<Record<string, 'part' | 'description' | 'robots'>> = {
  docusaurus_tag: 'part',
  description: 'description',
  robots: 'robots',
};

/** Adds to `facts`. Of two tags that say the same thing the first counts. */
export function readHeadTag(
  facts: HeadFacts,
  tag: string,
  { name = '', content = '', rel, href = '', hreflang }: Record<string, string>,
): void {
  const fact = tag === 'meta' ? META_FACTS[name] : undefined;
  if (fact) facts[fact] ||= content.replaceAll(/\s+/g, ' ').trim();
  if (tag !== 'link') return;
  if (rel === 'canonical') facts.canonical ||= href;
  if (rel === 'alternate' && hreflang) facts.alternates.push(`${hreflang} ${href}`);
}
