/** Lists of the theme that have to agree with its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BUILD_MESSAGES } from '../../src/markdown/build-messages.js';
import { REPLACEABLE } from '../../src/theme/replaceable.js';
import {
  collectMessages,
  createExtractor,
  type CollectedMessages,
} from '../../src/translations/messages/collect-messages.js';
import { findMessageSources } from '../../src/translations/messages/source-files.js';

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

  it('hold the texts of the sources as they are written there, and no other', async () => {
    const { messages, problems } = await ownMessages();
    const written = { ...BUILD_MESSAGES, ...Object.fromEntries(messages) };
    expect(problems).toEqual([]);
    expect(english).toEqual(Object.fromEntries(Object.entries(written).map(([id, { message }]) => [id, message])));
  });

  it('say to translators where each text stands', async () => {
    const { messages } = await ownMessages();
    const described = new Set(Object.keys(BUILD_MESSAGES));
    expect([...messages.values()].filter(({ id, description }) => !description && !described.has(id))).toEqual([]);
  });

  it('that Markdown and components share read the same in both', async () => {
    const { messages } = await ownMessages();
    const shared = Object.entries(BUILD_MESSAGES).filter(([id]) => messages.has(id));
    expect(shared.map(([id]) => messages.get(id)?.message)).toEqual(shared.map(([, { message }]) => message));
  });

  it('exist in Chinese with the same placeholders', () => {
    const chinese = messagesOf('zh');
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
    const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const [id, text] of Object.entries(english))
      expect([id, placeholders(chinese[id])]).toEqual([id, placeholders(text)]);
  });
});

async function ownMessages(): Promise<CollectedMessages> {
  const places = ['theme', 'themes', 'runtime'].map((folder) => `${sourceDir}/${folder}`);
  const extract = createExtractor();
  const files = await findMessageSources(places, sourceDir);
  return collectMessages(await Promise.all(files.map(extract)), sourceDir);
}
