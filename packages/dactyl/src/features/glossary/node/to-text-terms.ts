/** Terms of a glossary in the form in which the Markdown compiler takes them. */
import type { TextTerm } from '../../../node/markdown/text-terms.js';
import type { Term } from './read-glossary.js';

/** @param routeBasePath of the page of all terms, if there is one */
export function toTextTerms(terms: readonly Term[], routeBasePath: string | false): TextTerm[] {
  const page = routeBasePath === false ? undefined : `/${routeBasePath.replaceAll(/^\/|\/$/g, '')}`;
  return terms.map(({ name, slug, aliases, html, link }): TextTerm => {
    const url = link ?? (page === undefined ? undefined : `${page}#${slug}`);
    return { id: slug, words: [name, ...aliases], html, ...(url !== undefined && { url }) };
  });
}
