/**
 * Whether the core names a feature: its folder, as a path or in a name, or what the core once asked about it. Features
 * say what they need by the plugin contract.
 */
import { parseSync } from 'vite';

const CORE = /^(?:node|react|ssr|browser)\//;

/** What the core once asked by name. */
const FORMER_NAMES = /\b(?:has(?:SearchBar|LiveFrame|Versions)|DOCS_PLUGIN|liveFrame|versionedDocs)\b/;

/** Folders of features whose names are everyday words; only a path that leads there is one of the feature. */
const WORDS = new Set(['blog', 'debug', 'docs', 'pages', 'search', 'sources']);

const OFFICIAL = 'the table of names in the site format, which sites import whether they use the feature or not';
const MIGRATION = 'which packages and fields of Docusaurus mean what';
const FORMAT = 'an option or a file of the site format';
const FLAG = 'the flag `useCssCascadeLayers` of the site format';
const CARDS = 'cards of pages are a part of the plugin contract';

/** File of the core → why it may name features. */
export const MAY_NAME: Readonly<Record<string, string>> = {
  'node/site/built-ins.ts': 'the registry',
  'node/site/built-in-commands.ts': 'the registry of commands',
  'node/bundle/client-modules-table.ts': OFFICIAL,
  'node/bundle/cascade-layers-plugin.ts': 'the order of the layers, which sites name',
  'node/bundle/optional-packages-plugin.ts':
    'a package that a site may import by a name of the format, without the theme',
  'node/bundle/bundle-manifest.ts': FLAG,
  'node/bundle/create-dev-environment.ts': FLAG,
  'node/bundle/dev-server-bundle.ts': FLAG,
  'node/bundle/load-bundle.ts': FLAG,
  'node/config/normalize.ts': FLAG,
  'node/config/types.ts': FORMAT,
  'node/config/schema/markdown.ts': FORMAT,
  'node/config/former-fields.ts': MIGRATION,
  'node/migrate/docusaurus-packages.ts': MIGRATION,
  'node/markdown/steps/code-blocks.ts': 'the element that a diagram becomes',
  'node/markdown/steps/code-elements.ts': 'the element that a diagram becomes',
  'node/site/replaced-elements.ts': 'the element that a diagram becomes',
  'node/site/unused-parts.ts': FORMAT,
  'node/site/bundler-parts/base-config.ts': 'a loader of webpack that plugins look for',
  'node/site/bundler-parts/read-rules.ts': 'a loader of webpack that plugins look for',
  'node/compare/compare-files.ts': FORMAT,
  'node/compare/findings.ts': FORMAT,
  'node/compare/list-output.ts': FORMAT,
  'node/compare/read-page.ts': 'what a page of Docusaurus holds',
  'node/pipeline/engine-types.ts': CARDS,
  'node/plugin-api/experimental-types.ts': CARDS,
  'node/plugin-api/types.ts': CARDS,
  'node/plugin-api/not-yet-supported.ts': OFFICIAL,
  'node/pipeline/plan-cards.ts': CARDS,
  'node/serve/dev/dev-cards.ts': CARDS,
  'node/swizzle/import-table.ts': 'what copies of components import, by its public name',
  'node/swizzle/load-themes.ts': 'the theme that every site has',
  'node/translations/messages/collect-messages.ts': 'whose messages are those of the framework',
};

/** Names and texts of a file of the core that name a feature, without those in imports, which the rule of rooms checks. */
export function featureNames(file: string, text: string, features: readonly string[]): string[] {
  if (!CORE.test(file)) return [];
  const folders = features.filter((name) => !WORDS.has(name)).map((name) => name.replaceAll('-', '[-_ ]?'));
  // Not in a longer word: "pwa" is a part of "upward" in other spellings.
  const named = new RegExp(`(?<![a-z])(?:${folders.join('|')})|(?:${folders.map(capitalized).join('|')})`);
  const isNaming = (words: string) => FORMER_NAMES.test(words) || /\bfeatures\/[\w-]+/.test(words) || named.test(words);
  // Parsing takes most of the time, and most files need none.
  const found = isNaming(text) ? wordsOf(file, text).filter(isNaming) : [];
  return [...new Set(found)].toSorted();
}

/** `social[-_ ]?cards` → `Social[-_ ]?Cards`, as in the middle of a name. */
function capitalized(pattern: string): string {
  return pattern.replaceAll(/(^|\?)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** All names and texts of a module; comments are neither. */
function wordsOf(file: string, text: string): string[] {
  const words: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, name, value, ...parts } = node as Record<string, unknown>; // a node, or a part of one
    if (type === 'Identifier' && typeof name === 'string') words.push(name);
    if (type === 'Literal' && typeof value === 'string') words.push(value);
    if (type === 'TemplateElement') words.push(String((value as { cooked?: unknown }).cooked)); // what it holds
    const isImport = typeof type === 'string' && /^(?:Import|ExportNamed|ExportAll)\w*Declaration$/.test(type);
    const { source: _, ...others } = parts;
    for (const part of Object.values(isImport ? others : parts)) visit(part);
    visit(name);
    visit(value);
  };
  visit(parseSync(file, text).program);
  return words;
}
