/**
 * What an engine is: it turns the text of a page into HTML, or into code when a step saw something that must be
 * evaluated. There are two. `satteri-engine.ts` (Rust) is the one that sites use. `unified/unified-engine.ts` stands on
 * `@mdx-js/mdx`: it serves sites whose plugins extend the parser (micromark) or the compiled program (recma), and it is
 * the oracle of the differential test. Both run the same steps, so that a rule of ours exists once.
 */
import type { PageState } from './page-state.js';
import type { AttachedPlugins } from './plugins/attach-plugins.js';
import type { TrialParser } from './trial-parser.js';
import type { Step } from './visitors.js';

export interface EngineOptions {
  /** Elements that the site replaces: never collapsed into HTML. */
  replacedElements: string[];
  /** The site's own plugins. */
  plugins?: AttachedPlugins | undefined;
  /** Stands in front of the native engine. */
  trial?: TrialParser | undefined;
  /** Folder of the site, whose own packages are looked for first. */
  siteDir?: string;
}

export interface Engine {
  /** Runs all steps on `page.source`. Steps set `page.dynamic` when the page needs evaluation. */
  run(page: PageState): EngineOutput | Promise<EngineOutput>;
  readonly version: string;
}

/** HTML, or the body of a function as `@mdx-js/mdx` writes it, see `module-code.ts`. */
export type EngineOutput = { html: string } | { code: string };

/** JavaScript parsers of the engine: an ESTree, or `undefined` when the text does not parse. */
export interface Parsers {
  parseExpression(source: string): unknown;
  parseEsm(source: string): unknown;
}

export type CreateSteps = (parsers: Parsers) => Step[];
