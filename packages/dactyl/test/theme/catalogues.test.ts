/** Lists of the theme that have to agree with its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BUILD_MESSAGES } from '../../src/node/markdown/build-messages.js';
import { SWIZZLE_ACTIONS } from '../../src/shared/swizzle-actions.js';
import { LOADED_PACKAGE } from '../loaded-package.js';
import { MESSAGES_OF_COPIES, SITE_FORMAT_MESSAGES } from './site-format-messages.js';
import {
  collectMessages,
  createExtractor,
  type CollectedMessages,
} from '../../src/node/translations/messages/collect-messages.js';
import { findMessageSources } from '../../src/node/translations/messages/load-messages.js';

const sourceDir = fileURLToPath(new URL('../../src', import.meta.url));
const sources = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      /^(?:theme|features\/[^/]+\/(?:theme|react)|react|browser|ssr)\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  .map((file) => ({ file, text: readFileSync(`${sourceDir}/${file}`, 'utf8') }));

const messagesOf = (locale: string) =>
  JSON.parse(readFileSync(`${sourceDir}/theme/messages/${locale}.json`, 'utf8')) as Record<string, string>;

/** Names of the table that lead to a folder, or to a module that is no component. */
const OTHERS = [
  'Admonition/Icon',
  'Admonition/Type',
  'Blog',
  'Blog/Components',
  'Blog/Pages',
  'CodeBlock/Content',
  'DocBreadcrumbs/Items',
  'DocItem/TOC',
  'Icon',
  'Icon/Socials',
  'prism-include-languages',
];

const REPLACEABLE = Object.keys(SWIZZLE_ACTIONS).filter((name) => !OTHERS.includes(name));

describe('replaceable components', () => {
  it('are the files of the themes with a default export', () => {
    const components = sources
      // What stands in for a component in the browser's bundle goes by the name of that component.
      .filter(
        ({ file, text }) =>
          /^(?:theme\/(?!browser\/)|features\/[^/]+\/theme\/)/.test(file) && /^export default/m.test(text),
      )
      .map(({ file }) => file.replace(/^(?:features\/[^/]+\/)?theme\//, '').replace(/\.tsx?$/, ''));
    expect(REPLACEABLE.toSorted()).toEqual([...new Set(components)].toSorted());
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

describe('what may be done with a component', () => {
  it('is what the site format says: these are safe, these are forbidden, all others unsafe', () => {
    const withAction = (action: 'eject' | 'wrap', safety: string) =>
      Object.entries(SWIZZLE_ACTIONS)
        .filter(([, actions]) => actions[action] === safety)
        .map(([name]) => name);
    const safe = [
      ...['Danger', 'Info', 'Note', 'Tip', 'Warning'].map((type) => `Admonition/Icon/${type}`),
      'Admonition/Layout',
      ...['Caution', 'Danger', 'Info', 'Note', 'Tip', 'Warning'].map((type) => `Admonition/Type/${type}`),
      'CodeBlock',
      'ColorModeToggle',
      'DocCardList',
      'Footer',
      'Footer/Copyright',
      'Footer/Layout',
      'Footer/LinkItem',
      'Footer/Links',
      'Footer/Links/MultiColumn',
      'Footer/Links/Simple',
      'Footer/Logo',
      ...['Arrow', 'DarkMode', 'Edit', 'LightMode', 'Menu', 'SystemColorMode'].map((icon) => `Icon/${icon}`),
      ...['A', 'Code', 'Details', 'Heading', 'Img', 'Pre', 'Ul'].map((element) => `MDXComponents/${element}`),
      'MDXContent',
      'NotFound',
      'SearchBar',
      'SkipToContent',
    ];
    const maps = [
      'Admonition/Types',
      'MDXComponents',
      'NavbarItem/ComponentTypes',
      'SearchTranslations',
      'prism-include-languages',
    ];
    const closed = ['Blog', 'Blog/Components', 'Blog/Pages', 'DocItem/TOC', 'Icon', 'Icon/Socials'];
    const folders = ['Admonition/Icon', 'Admonition/Type'];
    expect(withAction('wrap', 'safe').sort()).toEqual([...safe, 'DocSidebar'].sort());
    expect(withAction('eject', 'safe').sort()).toEqual([...safe, ...maps, ...folders].sort());
    expect(withAction('eject', 'forbidden').sort()).toEqual(closed);
    expect(withAction('wrap', 'forbidden').sort()).toEqual(
      [...closed, ...maps, ...folders, 'CodeBlock/Content', 'DocBreadcrumbs/Items'].sort(),
    );
  });

  it('is said in one line', () => {
    const lines = Object.values(SWIZZLE_ACTIONS).map(({ description }) => description);
    expect(lines.filter((line) => line.length < 5 || line.length > 85 || /\n|\.$/.test(line))).toEqual([]);
  });
});

describe('messages', () => {
  const english = messagesOf('en');

  it('hold the texts of the sources as they are written there, those of copies, and no other', async () => {
    const { messages, problems } = await ownMessages();
    const written = { ...BUILD_MESSAGES, ...MESSAGES_OF_COPIES, ...Object.fromEntries(messages) };
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

  it('R310 have the ids of the site format, so that translations of existing sites take effect', () => {
    expect(SITE_FORMAT_MESSAGES.filter((id) => !(id in english))).toEqual([]);
  });

  it('R310 exist in Chinese with the same keys, placeholders and kinds of plural', () => {
    const chinese = messagesOf('zh');
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
    const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const [id, text] of Object.entries(english))
      expect([id, placeholders(chinese[id])]).toEqual([id, placeholders(text)]);
    // Chinese has one kind of plural, which serves for all numbers.
    const parts = (text = '') => text.split('|').length;
    const plurals = Object.keys(english).filter((id) => id.endsWith('lurals') || parts(english[id]) > 1);
    expect(plurals.length).toBeGreaterThan(3);
    for (const id of plurals)
      expect([id, parts(chinese[id])]).toEqual([id, expect.toSatisfy((n) => n === 1 || n === 2)]);
    expect(Object.keys(english).filter((id) => parts(chinese[id]) > parts(english[id]))).toEqual([]);
  });

  it('R310 are translated: no Chinese text is the English one', () => {
    const chinese = messagesOf('zh');
    const words = (text = '') => text.replaceAll(/\{\w+\}/g, '');
    const same = Object.keys(english).filter(
      (id) => chinese[id] === english[id] && /[a-z]{3}/i.test(words(english[id])),
    );
    expect(same).toEqual([]);
    expect(Object.keys(english).filter((id) => !chinese[id]?.trim())).toEqual([]);
  });
});

async function ownMessages(): Promise<CollectedMessages> {
  const places = ['theme', 'features', 'react', 'browser', 'ssr'].map((folder) => `${LOADED_PACKAGE}/${folder}`);
  const extract = createExtractor();
  const files = await findMessageSources(places, LOADED_PACKAGE);
  return collectMessages(await Promise.all(files.map(extract)), LOADED_PACKAGE);
}
