/**
 * A remark plugin that turns a block of npm commands into tabs with the same commands for other package managers.
 *
 *     ```bash npm2yarn  →  <Tabs><TabItem value="npm">…</TabItem><TabItem value="yarn" label="Yarn">…</TabItem>…
 *
 * Changes a tree of unified in place. This module does not depend on the engine.
 */
import npmToYarn from 'npm-to-yarn';
import { definedProps } from '../../shared/defined-props.js';
import { SiteError } from '../base/site-error.js';
import type { SiteFormat } from '../../shared/site-format.js';

const MANAGERS = ['yarn', 'pnpm', 'bun', 'deno'] as const;
type Manager = (typeof MANAGERS)[number];

// The cast: the package's types describe its CommonJS file; the ES module exports the function itself.
const convert = npmToYarn as unknown as (npmCode: string, to: Manager) => string;

/** A package manager, or a name with a function that converts npm commands to other commands. */
export type Converter = Manager | [name: string, convert: (npmCode: string) => string];

export interface NpmToYarnOptions {
  /** Whether all these tabs of the site switch together. Default: `false`. */
  sync?: boolean;
  /**
   * The tabs after that of npm. Default: `['yarn', 'pnpm', 'bun']`, and without `bun` on sites of Docusaurus before
   * 3.8.
   */
  converters?: Converter[];
}

interface TreeNode {
  type: string;
  value?: unknown;
  lang?: unknown;
  meta?: unknown;
  children?: unknown[];
  [field: string]: unknown;
}

/** The `this` of a plugin: the processor, which knows the site's settings. */
interface Attached {
  data(key: 'siteFormat'): unknown;
}

function defaultConverters(attached: Attached | void): Manager[] {
  const format = attached?.data('siteFormat') as SiteFormat | undefined; // see `attach-plugins.ts`
  return format?.offersBun === false ? ['yarn', 'pnpm'] : ['yarn', 'pnpm', 'bun'];
}

const LABELS: Record<string, string> = { yarn: 'Yarn', bun: 'Bun', deno: 'Deno' };

/** The plugin; add it to `remarkPlugins` of the docs, the blog or the pages. */
export default function remarkNpmToYarn(
  this: Attached | void,
  { sync = false, converters = defaultConverters(this) }: NpmToYarnOptions = {},
): (tree: unknown) => void {
  const tabs = converters.map(readConverter);
  const toTabs = (block: TreeNode): TreeNode => {
    const npmCode = String(block.value);
    const items = [tabItem(block, 'npm', npmCode), ...tabs.map(([name, run]) => tabItem(block, name, run(npmCode)))];
    return element('Tabs', sync ? { groupId: 'npm2yarn' } : {}, items);
  };
  return (tree) => {
    const root = tree as TreeNode; // unified passes a tree
    if (replaceBlocks(root, toTabs)) importComponents(root, ['Tabs', 'TabItem']);
  };
}

function readConverter(converter: Converter): [name: string, run: (npmCode: string) => string] {
  if (Array.isArray(converter)) return converter;
  if (MANAGERS.includes(converter)) return [converter, (npmCode) => convert(npmCode, converter)];
  throw new SiteError(`The npm2yarn plugin has no converter "${String(converter)}".`, {
    hint: `Use one of ${MANAGERS.map((name) => `"${name}"`).join(', ')}, or ["name", (npmCode) => code].`,
  });
}

/** Replaces all blocks below a node. Returns whether there were any. */
function replaceBlocks(parent: TreeNode, toTabs: (block: TreeNode) => TreeNode): boolean {
  const children = (parent.children ?? []) as TreeNode[]; // children of a node are nodes
  let found = false;
  children.forEach((child, index) => {
    if (child.type === 'code' && child.meta === 'npm2yarn') {
      children[index] = toTabs(child);
      found = true;
    } else if (child.children && replaceBlocks(child, toTabs)) found = true;
  });
  return found;
}

function tabItem({ lang }: TreeNode, value: string, code: string): TreeNode {
  const label = LABELS[value];
  return element('TabItem', definedProps({ value, label }), [{ type: 'code', lang, value: code }]);
}

function element(name: string, attributes: Record<string, string>, children: TreeNode[]): TreeNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  };
}

/** Imports the components, except names that the author has already imported. */
function importComponents(root: TreeNode, names: readonly string[]): void {
  const children = (root.children ?? []) as TreeNode[]; // see above
  const statements = children.filter(({ type }) => type === 'mdxjsEsm').map(({ value }) => String(value));
  const isImported = (name: string) =>
    statements.some((text) => new RegExp(`^import\\b[^'"]*\\b${name}\\b`, 'm').test(text));
  const missing = names.filter((name) => !isImported(name));
  if (missing.length > 0) children.unshift(importNode(missing));
}

/** The import with its syntax tree, because some engines read the text and others the tree. */
function importNode(names: readonly string[]): TreeNode {
  const body = names.map((name) => ({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: `@theme/${name}`, raw: `'@theme/${name}'` },
    attributes: [],
  }));
  return {
    type: 'mdxjsEsm',
    value: names.map((name) => `import ${name} from '@theme/${name}'`).join('\n'),
    data: { estree: { type: 'Program', body, sourceType: 'module', comments: [] } },
  };
}
