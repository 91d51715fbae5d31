/**
 * How each tool wants the same page to be written. A dialect differs in admonitions, tabs, links between
 * pages and front matter; everything else is the Markdown that all of them share.
 */

/**
 * @typedef {import('./pages.mjs').Page} Page
 * @typedef {import('./pages.mjs').PageName} PageName
 * @typedef {object} Dialect
 * @property {(page: Page) => string} frontMatter YAML lines
 * @property {boolean} titleInText whether the page starts with `# Title`
 * @property {(page: PageName) => '.md' | '.mdx'} extension
 * @property {(page: Page) => string} imports of pages with tabs
 * @property {(target: PageName) => string} link
 * @property {(kind: import('./pages.mjs').AdmonitionKind, text: string) => string} admonition
 * @property {(samples: readonly import('./pages.mjs').Code[]) => string} tabs
 * @property {(title: string) => string} codeTitle what follows the language
 */

const mdxWhenTabs = (/** @type {PageName} */ page) => (page.mdx ? '.mdx' : '.md');
const block = (/** @type {import('./pages.mjs').Code} */ { language, code }) => `\`\`\`${language}\n${code}\n\`\`\``;
const titled = (/** @type {string} */ title) => ` title="${title}"`;

/** @type {Dialect} The Docusaurus format, which Dactyl reads too. */
const docusaurus = {
  frontMatter: (page) => `sidebar_position: ${page.position}`,
  titleInText: true,
  extension: mdxWhenTabs,
  imports: () => `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n`,
  link: (target) => `../${target.folder}/${target.name}${mdxWhenTabs(target)}`,
  admonition: (kind, text) => `:::${kind}\n\n${text}\n\n:::`,
  tabs: (samples) =>
    `<Tabs>\n${samples.map((sample, index) => `<TabItem value="v${index}" label="${sample.language}">\n\n${block(sample)}\n\n</TabItem>`).join('\n')}\n</Tabs>`,
  codeTitle: titled,
};

/** @type {Dialect} */
const starlight = {
  frontMatter: (page) => `title: ${page.title}\nsidebar:\n  order: ${page.position}`,
  titleInText: false,
  extension: mdxWhenTabs,
  imports: () => `import { Tabs, TabItem } from '@astrojs/starlight/components';\n`,
  link: (target) => `/docs/${target.folder}/${target.name}/`,
  admonition: (kind, text) => `:::${kind === 'warning' ? 'caution' : kind}\n\n${text}\n\n:::`,
  tabs: (samples) =>
    `<Tabs>\n${samples.map((sample) => `<TabItem label="${sample.language}">\n\n${block(sample)}\n\n</TabItem>`).join('\n')}\n</Tabs>`,
  codeTitle: titled,
};

/** @type {Dialect} */
const vitepress = {
  frontMatter: (page) => `title: ${page.title}`,
  titleInText: true,
  extension: () => '.md',
  imports: () => '',
  link: (target) => `../${target.folder}/${target.name}.md`,
  admonition: (kind, text) => `::: ${kind === 'note' ? 'info' : kind}\n${text}\n:::`,
  tabs: (samples) => `::: code-group\n${samples.map(block).join('\n')}\n:::`,
  codeTitle: () => '',
};

/** @type {Dialect} Plain Markdown: tabs become blocks one after the other. */
const hugo = {
  frontMatter: (page) => `title: ${page.title}\nweight: ${page.position}`,
  titleInText: false,
  extension: () => '.md',
  imports: () => '',
  link: (target) => `/docs/${target.folder}/${target.name}/`,
  admonition: (kind, text) => `> **${kind}**\n>\n> ${text}`,
  tabs: (samples) => samples.map(block).join('\n\n'),
  codeTitle: () => '',
};

/** @type {Record<'docusaurus' | 'starlight' | 'vitepress' | 'hugo', Dialect>} */
export const DIALECTS = { docusaurus, starlight, vitepress, hugo };
