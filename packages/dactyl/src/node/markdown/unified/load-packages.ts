/**
 * Loads the packages of the engine. They are optional: a site installs five, and their dependencies are resolved from
 * their folders.
 */
import path from 'node:path';
import type { Pluggable, Plugin, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { EngineOptions } from '../engine.js';
import { loadOptional, resolveOptional } from '../../base/load-optional.js';
import { packageVersion } from '../../base/package-version.js';
import type { JavaScriptParser } from './estree-source.js';
import type { PrintProgram } from '../plugins/programs.js';
import type { TreeNode } from '../plugins/tree-node.js';

const INSTALL = ['@mdx-js/mdx', 'remark-gfm', 'remark-directive', 'rehype-raw', 'rehype-stringify'];

export interface UnifiedPackages {
  createProcessor(options: MdxOptions): Processor;
  createFile(options: { path: string; value: string }): VFile;
  remarkGfm: Pluggable;
  remarkDirective: Pluggable;
  /** Only where formulas are part of the syntax. */
  remarkMath?: Pluggable;
  rehypeRaw(this: Processor, options: object): (tree: object, file: VFile) => object;
  /** Types of the nodes that MDX adds. */
  nodeTypes: readonly string[];
  parser: JavaScriptParser;
  /** Prints a syntax tree as JavaScript. */
  print: PrintProgram;
  /** Prints a tree of elements as HTML. */
  toHtml(tree: TreeNode): string;
  /** The versions of all packages that a site installs. */
  version: string;
}

/** The options of `@mdx-js/mdx` that are used here. */
export interface MdxOptions {
  format: 'mdx' | 'md';
  outputFormat: 'function-body' | 'program';
  remarkPlugins: Pluggable[];
  rehypePlugins: Pluggable[];
  recmaPlugins: Pluggable[];
}

export interface PackageOptions {
  /** Folder of the site, from which packages are resolved first. */
  siteDir?: string;
  /** The feature that needs this engine, as the subject of a sentence. */
  neededFor?: string | undefined;
  /** Set when formulas are part of the syntax. */
  math?: EngineOptions['math'];
}

interface EstreePrinter {
  toJs(program: Parameters<PrintProgram>[0], options: object): { value: string };
  jsx: object;
}

interface Default<T> {
  default: T;
}

export async function loadPackages({ siteDir, neededFor, math }: PackageOptions): Promise<UnifiedPackages> {
  const install = math ? [...INSTALL, 'remark-math'] : INSTALL;
  const wanted = { neededFor: neededFor ?? 'The Markdown engine "unified"', install };
  const installed = (name: string) => ({
    name,
    from: path.dirname(resolveOptional(name, { ...wanted, from: siteDir })),
  });
  const load = <T>(name: string, from: string | undefined) => loadOptional<T>(name, { ...wanted, from });
  const mdxDir = installed('@mdx-js/mdx').from;
  const jsxDir = path.dirname(resolveOptional('recma-jsx', { ...wanted, from: mdxDir }));
  const [mdx, vfile, acorn, acornJsx, printer, gfm, directive, raw, stringify, unified] = await Promise.all([
    load<Pick<UnifiedPackages, 'createProcessor' | 'nodeTypes'>>('@mdx-js/mdx', siteDir),
    load<{ VFile: new (options: object) => VFile }>('vfile', mdxDir),
    load<{ Parser: { extend(plugin: unknown): JavaScriptParser } }>('acorn', mdxDir),
    load<Default<() => unknown>>('acorn-jsx', jsxDir),
    load<EstreePrinter>('estree-util-to-js', jsxDir),
    load<Default<Pluggable>>('remark-gfm', siteDir),
    load<Default<Pluggable>>('remark-directive', siteDir),
    load<Default<UnifiedPackages['rehypeRaw']>>('rehype-raw', siteDir),
    load<Default<Plugin<[object]>>>('rehype-stringify', siteDir),
    load<{ unified(): Processor }>('unified', mdxDir),
  ]);
  const html = unified.unified().use(stringify.default, { allowDangerousHtml: true }).freeze();
  return {
    createProcessor: mdx.createProcessor,
    nodeTypes: mdx.nodeTypes,
    createFile: (options) => new vfile.VFile(options),
    remarkGfm: gfm.default,
    remarkDirective: directive.default,
    ...(math && { remarkMath: (await load<Default<Pluggable>>('remark-math', siteDir)).default }),
    rehypeRaw: raw.default,
    parser: acorn.Parser.extend(acornJsx.default()),
    print: (program) => printer.toJs(program, { handlers: printer.jsx }).value,
    toHtml: (tree) => String(html.stringify(tree as never)), // it is only called with trees of HTML
    version: install.map((name) => `${name} ${packageVersion(installed(name).from) ?? ''}`).join(', '),
  };
}
