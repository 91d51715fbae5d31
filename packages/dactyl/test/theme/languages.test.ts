/** The theme's texts in languages other than English, held against the English ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const messagesDir = new URL('../../src/theme/messages/', import.meta.url);
const catalogue = (locale: string) =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, messagesDir), 'utf8')) as Record<string, string>;

const english = catalogue('en');
const ids = Object.keys(english);
const locales = readdirSync(messagesDir)
  .filter((file) => file.endsWith('.json') && file !== 'en.json')
  .map((file) => file.replace('.json', ''));
const plurals = ids.filter((id) => english[id]?.includes('|'));

/**
 * Texts that so far only English and Chinese have; readers of other languages see the English ones. Whoever adds a text
 * to the theme may put its id here.
 */
const NOT_TRANSLATED: readonly string[] = [
  'theme.appliesTo.range',
  'theme.appliesTo.since',
  'theme.appliesTo.until',
  'theme.appliesTo.versions',
  'theme.CopyPage.copied',
  'theme.CopyPage.copy',
  'theme.CopyPage.failed',
  'theme.CopyPage.label',
  'theme.CopyPage.openIn',
  'theme.CopyPage.prompt',
  'theme.CopyPage.view',
  'theme.Debug.config',
  'theme.Debug.content',
  'theme.Debug.filter',
  'theme.Debug.frameworkVersion',
  'theme.Debug.globalData',
  'theme.Debug.loadError',
  'theme.Debug.metadata',
  'theme.Debug.more',
  'theme.Debug.open',
  'theme.Debug.package',
  'theme.Debug.plugin',
  'theme.Debug.registry',
  'theme.Debug.routes',
  'theme.Debug.siteVersion',
  'theme.Debug.title',
  'theme.Debug.version',
  'theme.IdealImageMessage.404error',
  'theme.IdealImageMessage.error',
  'theme.IdealImageMessage.load',
  'theme.IdealImageMessage.loading',
  'theme.IdealImageMessage.offline',
  'theme.SearchFilters.all',
  'theme.SearchFilters.clear',
  'theme.SearchFilters.filters',
  'theme.SearchFilters.locale',
  'theme.SearchFilters.section',
  'theme.SearchFilters.tag',
  'theme.SearchFilters.type',
  'theme.SearchFilters.typeBlog',
  'theme.SearchFilters.typeChangelog',
  'theme.SearchFilters.typeDoc',
  'theme.SearchFilters.typePage',
  'theme.SearchFilters.version',
  'theme.SearchModal.footer.searchByText',
  'theme.SearchModal.loadError',
  'theme.SearchPage.algoliaLabel',
  'theme.SearchPage.emptyResultsTitle',
  'theme.SearchPage.existingResultsTitle',
  'theme.SearchPage.fetchingNewResults',
  'theme.SearchPage.inputLabel',
  'theme.SearchPage.inputPlaceholder',
  'theme.SearchPage.noResultsHint',
  'theme.SearchPage.noResultsText',
  'theme.SearchPage.noScript',
  'theme.SearchPage.showMore',
  'theme.SearchPage.versionLabel',
  'theme.docs.changes.added',
  'theme.docs.changes.before',
  'theme.docs.changes.changed',
  'theme.docs.changes.link',
  'theme.docs.changes.none',
  'theme.docs.changes.removed',
  'theme.docs.changes.renamed',
  'theme.docs.changes.title',
];

/** Counts for which a language uses each of its forms, in the order of the forms in a message. */
function countsOfForms(locale: string): number[][] {
  const rules = new Intl.PluralRules(locale);
  const used = new Set<string>(rules.resolvedOptions().pluralCategories);
  const counts = Array.from({ length: 200 }, (_, count) => count);
  return ['zero', 'one', 'two', 'few', 'many', 'other']
    .filter((form) => used.has(form))
    .map((form) => counts.filter((count) => rules.select(count) === form));
}

const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each(locales)('texts of the theme in %s', (locale) => {
  const texts = catalogue(locale);

  it('are those of the English ones, in the same order', () => {
    const expected = locale === 'zh' ? ids : ids.filter((id) => !NOT_TRANSLATED.includes(id) || id in texts);
    expect(Object.keys(texts)).toEqual(expected);
  });

  it('have the same placeholders', () => {
    const found = Object.entries(texts).map(([id, text]) => [id, placeholders(text)]);
    expect(found).toEqual(Object.keys(texts).map((id) => [id, placeholders(english[id])]));
  });

  it('have as many plural forms as the language, and a number wherever a form serves for several', () => {
    const forms = countsOfForms(locale);
    for (const id of plurals) {
      const parts = texts[id]?.split('|') ?? [];
      expect([id, parts.length]).toEqual([id, forms.length]);
      const silent = parts.filter((part, index) => !part.includes('{') && forms[index]?.length !== 1);
      expect([id, silent]).toEqual([id, []]);
    }
  });

  it('are plain text, with spaces at the ends only where the parts of a sentence meet', () => {
    const odd = Object.entries(texts).filter(
      ([id, text]) => /[<>]|^$/.test(text) || (!id.startsWith('theme.lastUpdated.') && text !== text.trim()),
    );
    expect(odd).toEqual([]);
  });
});

it('No language has the texts of another', () => {
  const languageOf = (locale: string) => new Intl.Locale(locale).language;
  const sentences = ids.filter((id) => !plurals.includes(id));
  const same = locales.flatMap((locale, index) => {
    const others = ['en', ...locales.slice(0, index)].filter((other) => languageOf(other) !== languageOf(locale));
    return others.map((other) => {
      const [texts, otherTexts] = [catalogue(locale), catalogue(other)];
      return {
        pair: `${locale} ${other}`,
        count: sentences.filter((id) => texts[id] !== undefined && texts[id] === otherTexts[id]).length,
      };
    });
  });
  // Neighbours share words such as "Blog", "Info" and "Editor".
  expect(same.filter(({ count }) => count > 20)).toEqual([]);
});
