/**
 * The only file that touches satteri, the Markdown and MDX engine written in Rust.
 *
 * Comes in: the text of a document and the visitors of all steps, bound once. Goes out: its HTML, or a JavaScript
 * function body when a visitor saw something that must be evaluated. Always: one parse per document; the trees stay
 * in native memory and only the nodes that a step asked for cross over.
 *
 * The decision between HTML and JavaScript falls on the tree, after the parse. satteri's public functions take it
 * before, so this file drives the same native functions as they do (`dist/binding.js`), which are not exported: the
 * version is pinned in package.json and `satteri-engine.test.ts` fails when they move.
 * Native memory is freed only when the event loop turns: whoever compiles many files must yield now and then.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveHastSubscriptions, resolveMdastSubscriptions, visitMdastHandle } from 'satteri';
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { CreateSteps, Engine, EngineOutput } from './engine.js';
import { bindHast, bindMdast } from './visitors.js';
import type { PageState } from './page-state.js';
import type { Step } from './visitors.js';

export interface EngineOptions {
  /** Elements that the site replaces: never collapsed into HTML. */
  replacedElements: string[];
}

/** Name of the component that carries collapsed HTML in compiled code. */
export const RAW_COMPONENT = 'DactylRaw';

type Handle = Parameters<typeof visitMdastHandle>[0];

/** The part of `dist/binding.js` that we call, as of 0.10.5. */
interface Binding {
  createMdxMdastHandle(source: string, parseOptions: number, trackPositions: boolean): Handle;
  createMdastHandle(source: string, parseOptions: number, trackPositions: boolean): Handle;
  applyCommandsToMdastHandle(handle: Handle, commands: Uint8Array): number;
  convertMdastToHastHandle(handle: Handle, options: object | undefined): Handle;
  applyCommandsToHandle(handle: Handle, commands: Uint8Array): number;
  applyCommandsAndRenderHandle(handle: Handle, commands: Uint8Array): { html: string };
  applyCommandsAndCompileHandle(handle: Handle, commands: Uint8Array, options: object): { code: string };
  dropHandle(handle: Handle): void;
  parseExpression(source: string): string | null;
  parseEsm(source: string): string | null;
}

interface Internals {
  binding: Binding;
  /** Packs feature switches into the number that the parser takes. */
  featuresToNative(features: object): { parseOptions: number };
  /** Tells child nodes that were kept from this tree that it is gone. */
  markHandleMutated(handle: Handle): void;
  visitHastHandleCollect(
    handle: Handle,
    plugin: HastPluginDefinition,
    subscriptions: unknown,
    source: string,
    fileUrl: undefined,
    data: Record<string, unknown>,
    sourceFormat: string,
  ): Uint8Array | Promise<Uint8Array>;
  version: string;
}

export async function loadEngine(createSteps: CreateSteps, options: EngineOptions): Promise<Engine> {
  const internals = await loadInternals();
  const { binding, version } = internals;
  const steps = createSteps({
    parseExpression: (source) => parseJson(binding.parseExpression(source)),
    parseEsm: (source) => parseJson(binding.parseEsm(source)),
  });
  return { run: createRun({ internals, steps, options }), version };
}

async function loadInternals(): Promise<Internals> {
  const require = createRequire(import.meta.url);
  const dist = path.dirname(require.resolve('satteri'));
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(path.join(dist, file)).href);
  const [binding, compile, resolver, visitor] = await Promise.all(
    ['binding.js', 'compile.js', 'lazy-child-resolver.js', 'hast/hast-visitor.js'].map(load),
  );
  const manifest: unknown = require(path.join(dist, '../package.json'));
  // Untyped modules: what is claimed here is what satteri-engine.test.ts proves for the pinned version.
  return {
    binding: binding as Binding,
    ...(compile as Pick<Internals, 'featuresToNative'>),
    ...(resolver as Pick<Internals, 'markHandleMutated'>),
    ...(visitor as Pick<Internals, 'visitHastHandleCollect'>),
    version: (manifest as { version: string }).version,
  };
}

interface RunParts {
  internals: Internals;
  steps: readonly Step[];
  options: EngineOptions;
}

function createRun({ internals, steps, options }: RunParts): Engine['run'] {
  const { binding, featuresToNative } = internals;
  const plainMdast: MdastPluginDefinition = { name: 'dactyl', ...bindMdast(steps, { text: false }) };
  const emojiMdast: MdastPluginDefinition = { name: 'dactyl', ...bindMdast(steps, { text: true }) };
  const bindHastSteps = (isLast: boolean) => {
    const bound = bindHast(steps.filter((step) => (step.isLast === true) === isLast));
    const plugin: HastPluginDefinition = { name: 'dactyl', ...bound };
    return { plugin, subscriptions: resolveHastSubscriptions(plugin) };
  };
  const hastSteps = bindHastSteps(false);
  const lastHastSteps = bindHastSteps(true);
  const features = { headingAttributes: true, frontmatter: false };
  const plain = featuresToNative(features).parseOptions;
  const withDirectives = featuresToNative({ ...features, directive: true }).parseOptions;
  const compileOptions = (page: PageState) => {
    // `<motion.div/>` counts as an element, for its first letter is small, and would be collapsed into HTML.
    const ignoreElements = [...options.replacedElements, ...page.lowerCaseMembers];
    return {
      outputFormat: 'function-body',
      optimizeStatic: { component: RAW_COMPONENT, prop: 'html', ignoreElements },
    };
  };

  const parse = (page: PageState): Handle => {
    const create = page.format === 'mdx' ? binding.createMdxMdastHandle : binding.createMdastHandle;
    const mdast = create(page.source, page.hasDirectives ? withDirectives : plain, true);
    try {
      const plugin = page.hasEmoji ? emojiMdast : plainMdast;
      const subscriptions = resolveMdastSubscriptions(plugin);
      // The bag is how satteri hands our state to the visitors, see `visitors.ts`.
      const visited = visitMdastHandle(mdast, plugin, subscriptions, page.source, undefined, { page });
      if (visited instanceof Promise) throw new TypeError('Markdown steps must be synchronous.');
      if (visited.hasMutations) {
        internals.markHandleMutated(mdast);
        binding.applyCommandsToMdastHandle(mdast, visited.commandBuffer);
      }
      return binding.convertMdastToHastHandle(mdast, page.hasRawHtml ? { rawHtml: true } : undefined);
    } finally {
      internals.markHandleMutated(mdast);
      binding.dropHandle(mdast);
    }
  };

  const visit = (page: PageState, hast: Handle, { plugin, subscriptions }: typeof hastSteps): Uint8Array => {
    const format = page.format === 'mdx' ? 'mdx' : 'markdown';
    const state = { page };
    const commands = internals.visitHastHandleCollect(
      hast,
      plugin,
      subscriptions,
      page.source,
      undefined,
      state,
      format,
    );
    if (commands instanceof Promise) throw new TypeError('Markdown steps must be synchronous.');
    return commands;
  };

  return (page) => {
    const hast = parse(page);
    try {
      const commands = visit(page, hast, hastSteps);
      if (!page.dynamic) return binding.applyCommandsAndRenderHandle(hast, commands);
      internals.markHandleMutated(hast);
      binding.applyCommandsToHandle(hast, commands);
      return binding.applyCommandsAndCompileHandle(hast, visit(page, hast, lastHastSteps), compileOptions(page));
    } finally {
      internals.markHandleMutated(hast);
      binding.dropHandle(hast);
    }
  };
}

function parseJson(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json);
}
