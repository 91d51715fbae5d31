import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { SiteError, SiteErrors } from '../../../node/base/site-error.js';
import { glossaryMarkdown } from './glossary-page.js';
import { readGlossary } from './read-glossary.js';
import { toTextTerms } from './to-text-terms.js';

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

function read(files: Record<string, string>, folders = ['']) {
  const { siteDir, remove } = createSiteDir(files);
  removals.push(remove);
  return readGlossary('glossary.yml', {
    folders: folders.map((folder) => `${siteDir}/${folder}`),
    siteConfigPath: `${siteDir}/dactyl.config.js`,
  });
}

/** `line: message hint` of each mistake. */
async function faults(text: string): Promise<string[]> {
  const error: unknown = await read({ 'glossary.yml': text }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const errors = error instanceof SiteErrors ? error.errors : error instanceof SiteError ? [error] : [];
  return errors.map(({ message, details: { line, hint } }) => `${line}: ${message} ${hint}`);
}

describe('readGlossary', () => {
  it('takes a text or fields, and knows Markdown in them', async () => {
    const text =
      'Wind check:\n  definition: A *look* at the [wind](/wind).\n  aliases: [wind checks]\n  link: /docs/wind\nTern: A bird.\n';
    const { terms } = await read({ 'glossary.yml': text });
    expect(toTextTerms(terms, '/glossary/')).toEqual([
      {
        id: 'wind-check',
        words: ['Wind check', 'wind checks'],
        html: 'A <em>look</em> at the wind.',
        url: '/docs/wind',
      },
      { id: 'tern', words: ['Tern'], html: 'A bird.', url: '/glossary#tern' },
    ]);
    expect(() => toTextTerms(terms, false)).toThrow('The term "Tern" leads nowhere');
    expect(glossaryMarkdown({ terms }, { title: 'All *words*', language: 'en' })).toBe(
      '---\nmdx:\n  format: md\nglossary: false\n---\n\n# All \\*words\\*\n\n## Tern {#tern}\n\nA bird.\n\n' +
        '## Wind check {#wind-check}\n\n<small>wind checks</small>\n\nA *look* at the [wind](/wind).\n\n→ [Wind check](/docs/wind)\n',
    );
  });

  it.each([
    ['sv', ['Zebra', 'Ärta']],
    ['de', ['Ärta', 'Zebra']],
    ['no_language', ['Ärta', 'Zebra']],
  ])('sorts the page by the alphabet of %s, whatever the machine speaks', async (language, names) => {
    const { terms } = await read({ 'glossary.yml': 'Zebra: A horse.\nÄrta: A pea.' });
    const page = glossaryMarkdown({ terms }, { title: 'Words', language });
    expect([...page.matchAll(/^## (\S+)/gm)].map(([, name]) => name)).toEqual(names);
  });

  it('takes the translation first, and from the file of the site what the translation does not name', async () => {
    const files = {
      'zh/glossary.yml': '燕鸥:\n  definition: 一种鸟。\n  aliases: [Tern]',
      'glossary.yml': 'Tern: A bird.\nWind: Air that moves.',
    };
    const { terms } = await read(files, ['zh', '']);
    expect(terms.map(({ slug, html }) => [slug, html])).toEqual([
      ['燕鸥', '一种鸟。'],
      ['wind', 'Air that moves.'],
    ]);
  });

  it('tells all mistakes, with their lines and what was meant', async () => {
    expect(
      await faults(
        'Tern:\n  defintion: A bird.\nGull: [a]\nSkua:\n  definition: |\n    One.\n\n    Two.\n  aliases: jaeger\n' +
          'Auk:\n  definition: A bird.\n  aliases: [puffin]\n  link: docs/auk\nPuffin: A bird.\nSwift: A bird.\nswift: A bird.\n',
      ),
    ).toEqual([
      '2: The term "Tern" has no field "defintion". Did you mean "definition"?',
      '1: The term "Tern" has no definition. Write what it means in one paragraph.',
      '3: The term "Gull" has no definition. Write what it means in one paragraph.',
      '5: The definition of "Skua" has several paragraphs. Keep one; "link" leads to a page that says more.',
      '9: The aliases of "Skua" must be a list of words. Write aliases: [one, two].',
      '13: The link of "Auk" must be a path of the site or an address. Write link: /docs/intro or link: https://example.com.',
      '16: "swift" stands for two terms: "Swift" and "swift". Remove one of them. Small and capital letters count as the same.',
    ]);
    expect(await faults('Auk:\n  definition: A bird.\n  aliases: [puffin]\nPuffin: A bird.\n')).toEqual([
      '4: "Puffin" stands for two terms: "Auk" and "Puffin". Remove one of them. Small and capital letters count as the same.',
    ]);
    expect(await faults('Tern: A.\nTern: B.\n')).toEqual([expect.stringMatching(/^2: .*duplicated mapping key/)]);
    await expect(read({})).rejects.toThrow('The glossary "glossary.yml" does not exist.');
  });
});
