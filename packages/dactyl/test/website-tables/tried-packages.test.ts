/** Packages of others and their versions on the website: those that `npm run test:ecosystem` installs. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

const LIST = new URL('../../../../e2e/ecosystem/packages.json', import.meta.url);
/** Plugins and themes; the rest is what they need. */
const PLUGIN = /docusaurus-(?:plugin|theme|lunr|search)|docusaurus2|redocusaurus/;

describe.each(pageInEachLanguage('using-plugins.md'))('$file', ({ text }) => {
  it('names packages of others in the versions that were tried', () => {
    const { dependencies } = JSON.parse(readFileSync(LIST, 'utf8')) as { dependencies: Record<string, string> }; // ours
    const named = tableRows(text, ['Package', '包']).map(([name, version]) => [codeIn(name)[0], version]);
    const tried = Object.entries(dependencies).filter(([name]) => PLUGIN.test(name));
    expect(named.toSorted()).toEqual(tried.toSorted());
    for (const name of ['remark-math', 'rehype-katex']) expect(text).toContain(`\`${name}\` ${dependencies[name]}`);
    const tailwind = [dependencies['tailwindcss-3']?.replace(/^.*@/, ''), dependencies['tailwindcss']];
    for (const version of tailwind) expect(text).toContain(version);
  });
});
