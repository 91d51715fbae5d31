/** Lists of the theme that have to agree with its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { REPLACEABLE } from '../../src/theme/replaceable.js';

const sourceDir = fileURLToPath(new URL('../../src', import.meta.url));
const sources = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?:themes?|runtime)\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(`${sourceDir}/${file}`, 'utf8') }));

const messagesOf = (locale: string) =>
  JSON.parse(readFileSync(`${sourceDir}/theme/messages/${locale}.json`, 'utf8')) as Record<string, string>;

describe('replaceable components', () => {
  it('are the files of the themes with a default export', () => {
    const components = sources
      // What stands in for a component in the browser's bundle goes by the name of that component.
      .filter(({ file, text }) => /^(?:theme\/(?!browser\/)|themes\/)/.test(file) && /^export default/m.test(text))
      .map(({ file }) => file.replace(/^theme\/|^themes\/[^/]+\//, '').replace(/\.tsx?$/, ''));
    expect([...REPLACEABLE].sort()).toEqual([...new Set(components)].sort());
  });

  it('are imported by their public name', () => {
    const names = new Set<string>(REPLACEABLE);
    const byPath = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/^import \w+ from '(\.[^']+)\.js'/gm)]
        .map(([, target = '']) => new URL(target, `file:///${file}`).pathname.slice('/theme/'.length))
        .filter((name) => file.startsWith('theme/') && names.has(name)),
    );
    expect(byPath).toEqual([]);
  });
});

describe('messages', () => {
  const english = messagesOf('en');

  it('hold every text of the sources, as it is written there', () => {
    const written = sources.flatMap(({ text }) => [...writtenMessages(text)]);
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter(([id, message]) => message !== undefined && english[id] !== message)).toEqual([]);
  });

  it('exist in Chinese with the same placeholders', () => {
    const chinese = messagesOf('zh');
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
    const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const [id, text] of Object.entries(english))
      expect([id, placeholders(chinese[id])]).toEqual([id, placeholders(text)]);
  });
});

/** Id and default text of `translate({…})` and `<Translate>`. */
function* writtenMessages(text: string): Generator<[id: string, message: string]> {
  for (const [, id = '', single, double] of text.matchAll(
    /id: '(theme\.[^']+)',\s*message:\s*(?:'([^']*)'|"([^"]*)")/g,
  )) {
    yield [id, single ?? double ?? ''];
  }
  for (const [, id = '', rest = ''] of text.matchAll(/<Translate\s[^>]*?id="(theme\.[^"]+)"(.*?)<\/Translate>/gs)) {
    const quoted = />\s*\{'(.*)'\}\s*$/s.exec(rest)?.[1];
    yield [id, quoted ?? (/>([^<>]*)$/.exec(rest)?.[1] ?? '').replace(/\s+/g, ' ').trim()];
  }
}
