/** Terms of a glossary in the form in which the Markdown compiler takes them. */
import { SiteError } from '../../../node/base/site-error.js';
import type { TextTerm } from '../../../node/markdown/text-terms.js';
import type { Term } from './read-glossary.js';

/** @param routeBasePath of the page of all terms, if there is one */
export function toTextTerms(terms: readonly Term[], routeBasePath: string | false): TextTerm[] {
  const page = routeBasePath === false ? undefined : `/${routeBasePath.replaceAll(/^\/|\/$/g, '')}`;
  return terms.map(({ name, slug, aliases, html, link }): TextTerm => {
    const url = link ?? (page && `${page}#${slug}`);
    if (url === undefined) throw withoutPage(name);
    return { id: slug, words: [name, ...aliases], html, url };
  });
}

function withoutPage(name: string): SiteError {
  return new SiteError(`The term "${name}" leads nowhere: it has no "link", and "routeBasePath" is false.`, {
    hint: 'Give it a link, or let the plugin make the page of all terms: remove "routeBasePath".',
    plugin: 'dactyl-plugin-glossary',
  });
}
