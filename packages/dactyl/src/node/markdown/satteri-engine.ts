/**
 * The engine that sites use: satteri, a parser of Markdown and MDX written in Rust.
 *
 * Comes in: the text of a document and the visitors of all steps, bound once. Goes out: its HTML, or a JavaScript
 * function body when a visitor saw something that must be evaluated. Always: one parse per document; the trees stay
 * in native memory and only the nodes that a step asked for cross over. Where a site has plugins of its own, whole
 * trees cross over for them, see `satteri-trees.ts`. The two files and `satteri-internals.ts` alone touch satteri.
 *
 * Native memory is freed only when the event loop turns: whoever compiles many files must yield now and then.
 */
import { resolveHastSubscriptions, resolveMdastSubscriptions, visitMdastHandle } from 'satteri';
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { CreateSteps, Engine, EngineOptions, EngineOutput } from './engine.js';
import { loadInternals, satteriParsers, type Handle, type SatteriInternals } from './satteri-internals.js';
import { checkClosingTags } from './satteri-closing-tags.js';
import { createPluginRunner, type PluginRunner } from './satteri-trees.js';
import { bindHast, bindMdast } from './visitors.js';
import type { PageState } from './page-state.js';
import type { Step } from './visitors.js';

export type { EngineOptions };

/** Name of the component that carries collapsed HTML in compiled code. */
export const RAW_COMPONENT = 'DactylRaw';

export async function loadEngine(createSteps: CreateSteps, options: EngineOptions): Promise<Engine> {
  const internals = await loadInternals();
  const parsers = satteriParsers(internals);
  const steps = createSteps(parsers);
  const { plugins, trial } = options;
  const passes = createPasses({ internals, steps, options });
  const version = internals.version;
  const runner = plugins && (await createPluginRunner(plugins, { internals, parsers }));
  return {
    async run(page) {
      await trial?.check(page);
      return runner ? runWithPlugins(page, passes, runner) : runPlain(page, passes);
    },
    version,
  };
}

function runPlain(page: PageState, passes: Passes): EngineOutput {
  const mdast = passes.parse(page);
  let hast: Handle;
  try {
    passes.visitMdast(mdast, page, 'all');
    hast = passes.toHast(mdast, page);
  } finally {
    passes.drop(mdast);
  }
  try {
    return passes.finish(hast, page);
  } finally {
    passes.drop(hast);
  }
}

/** Runs the steps and the site's plugins, in the order of the site format. */
async function runWithPlugins(page: PageState, passes: Passes, runner: PluginRunner): Promise<EngineOutput> {
  const mdast = passes.parse(page);
  let hast: Handle;
  try {
    await runner.beforeRemark(mdast, page);
    passes.visitMdast(mdast, page, 'early');
    await runner.remark(mdast, page);
    passes.visitMdast(mdast, page, 'late');
    hast = passes.toHast(mdast, page);
  } finally {
    passes.drop(mdast);
  }
  try {
    await runner.rehype(hast, page);
    return passes.finish(hast, page);
  } finally {
    passes.drop(hast);
  }
}

/** The passes over a document, each of which runs once. */
interface Passes {
  parse(page: PageState): Handle;
  /** Runs all steps, or those before or after the site's remark plugins. */
  visitMdast(mdast: Handle, page: PageState, which: 'all' | 'early' | 'late'): void;
  toHast(mdast: Handle, page: PageState): Handle;
  /** Runs the steps of the HTML tree and prints it. */
  finish(hast: Handle, page: PageState): EngineOutput;
  drop(handle: Handle): void;
}

interface PassesInput {
  internals: SatteriInternals;
  steps: readonly Step[];
  options: EngineOptions;
}

function createPasses({ internals, steps, options }: PassesInput): Passes {
  const { binding, markHandleMutated } = internals;
  const parseOptions = createParseOptions(internals, options);
  const mdastPasses = { all: bindMdastSteps(steps), ...splitEarly(steps) };
  const bindHastSteps = (isLast: boolean) => {
    const bound = bindHast(steps.filter((step) => (step.isLast === true) === isLast));
    const plugin: HastPluginDefinition = { name: 'dactyl', ...bound };
    return { plugin, subscriptions: resolveHastSubscriptions(plugin) };
  };
  const hastSteps = bindHastSteps(false);
  const lastHastSteps = bindHastSteps(true);

  const visitHast = (page: PageState, hast: Handle, { plugin, subscriptions }: typeof hastSteps): Uint8Array => {
    const { source, format } = page;
    const visited = internals.visitHastHandleCollect(
      hast,
      plugin,
      subscriptions,
      source,
      undefined,
      { page },
      format === 'mdx' ? 'mdx' : 'markdown',
    );
    if (visited instanceof Promise) throw new TypeError('Markdown steps must be synchronous.');
    return visited;
  };

  return {
    parse(page) {
      const create = page.format === 'mdx' ? binding.createMdxMdastHandle : binding.createMdastHandle;
      const mdast = create(page.source, parseOptions(page), true);
      if (page.format === 'mdx') checkClosingTags(page, mdast);
      return mdast;
    },
    visitMdast(mdast, page, which) {
      const plugin = mdastPasses[which][page.hasEmoji ? 'withText' : 'withoutText'];
      const subscriptions = resolveMdastSubscriptions(plugin);
      // satteri passes this object's data to the visitors, see `visitors.ts`.
      const visited = visitMdastHandle(mdast, plugin, subscriptions, page.source, undefined, { page });
      if (visited instanceof Promise) throw new TypeError('Markdown steps must be synchronous.');
      if (!visited.hasMutations) return;
      markHandleMutated(mdast);
      binding.applyCommandsToMdastHandle(mdast, visited.commandBuffer);
    },
    toHast: (mdast, page) => binding.convertMdastToHastHandle(mdast, page.hasRawHtml ? { rawHtml: true } : undefined),
    finish(hast, page) {
      const commands = visitHast(page, hast, hastSteps);
      if (!page.dynamic) return binding.applyCommandsAndRenderHandle(hast, commands);
      markHandleMutated(hast);
      binding.applyCommandsToHandle(hast, commands);
      const last = visitHast(page, hast, lastHastSteps);
      return binding.applyCommandsAndCompileHandle(hast, last, compileOptions(page, options));
    },
    drop(handle) {
      markHandleMutated(handle);
      binding.dropHandle(handle);
    },
  };
}

function createParseOptions({ featuresToNative }: SatteriInternals, options: EngineOptions) {
  const math = options.math ?? options.plugins?.math;
  const features = { headingAttributes: true, frontmatter: false, ...(math && { math }) };
  const plain = featuresToNative(features).parseOptions;
  const withDirectives = featuresToNative({ ...features, directive: true }).parseOptions;
  return (page: PageState) => (page.hasDirectives ? withDirectives : plain);
}

/** Text nodes are numerous, so they are visited only on pages that may contain emoji names. */
function bindMdastSteps(steps: readonly Step[]): Record<'withText' | 'withoutText', MdastPluginDefinition> {
  return {
    withText: { name: 'dactyl', ...bindMdast(steps, { text: true }) },
    withoutText: { name: 'dactyl', ...bindMdast(steps, { text: false }) },
  };
}

function splitEarly(steps: readonly Step[]) {
  const early = bindMdastSteps(steps.filter((step) => step.isEarly));
  return { early, late: bindMdastSteps(steps.filter((step) => !step.isEarly)) };
}

function compileOptions(page: PageState, { replacedElements }: EngineOptions): object {
  // The lower-case first letter of `<motion.div/>` makes satteri take it for an element, which it would collapse
  // into HTML.
  const ignoreElements = [...replacedElements, ...page.lowerCaseMembers];
  return {
    outputFormat: 'function-body',
    optimizeStatic: { component: RAW_COMPONENT, prop: 'html', ignoreElements },
  };
}
