/** What the website says of social cards: options with their defaults, what templates receive, the warning. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_SIZE } from '../../src/features/social-cards/node/card-design.js';
import { describeMissing } from '../../src/features/social-cards/node/describe-missing.js';
import { socialCardsOptionsSchema } from '../../src/features/social-cards/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten, defaultOf } from './schema-defaults.js';

const TYPES = path.join(import.meta.dirname, '../../src/features/social-cards/node/types.ts');

/** The members of an interface in the file of types: a type leaves no trace to ask at run time. */
function membersOf(name: string): string[] {
  const body = new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(readFileSync(TYPES, 'utf8'))?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)(\??):/gm)].map(([, member = '', optional = '']) => member + optional).toSorted();
}

describe.each(pageInEachLanguage('social-cards.md'))('the tables of $file', ({ text }) => {
  const { colors, ...options } = socialCardsOptionsSchema.shape;
  const rows = tableRows(text, ['Option', '选项']);
  const cells = Object.fromEntries(rows.map((row) => [codeIn(row[0])[0] ?? '', row]));

  it('list every option with its default', () => {
    const colorOptions = Object.entries(colors.unwrap().shape).map(
      ([name, schema]) => [`colors.${name}`, schema] as const,
    );
    const all = [...Object.entries(options), ...colorOptions];
    expect(Object.keys(cells).toSorted()).toEqual(['id', ...all.map(([name]) => name)].toSorted());
    for (const [name, schema] of all) {
      const value = defaultOf(schema);
      const written = value === undefined ? [] : [asWritten(value).replaceAll(' ', '')];
      expect(codeIn(cells[name]?.[2]), name).toEqual(written);
    }
  });

  it('list what a template receives', () => {
    const props = tableRows(text, ['Prop', '属性']).flatMap(([cell]) => codeIn(cell));
    expect(props.toSorted()).toEqual(membersOf('SocialCard'));
    for (const color of membersOf('SocialCardColors')) expect(cells).toHaveProperty([`colors.${color}`]);
  });

  it('give the size of a card', () => {
    expect(text).toMatch(new RegExp(`${CARD_SIZE.width} (?:by|×) ${CARD_SIZE.height}`));
  });

  it('quote the warning about missing characters', () => {
    const missing = [{ permalink: '/blog/hello', characters: ['你', '好'] }];
    expect(text).toContain(`warning ${describeMissing(missing, 'docusaurus.config.js')}`);
  });
});
