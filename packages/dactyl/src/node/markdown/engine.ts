/**
 * Interface of a Markdown engine: it turns the text of a page into HTML, or into code when a step found something
 * that must be evaluated. There are two engines. `satteri-engine.ts` (Rust) is the default.
 * `unified/unified-engine.ts` is based on `@mdx-js/mdx`: it serves sites whose plugins extend the parser
 * (micromark) or the compiled program (recma), and is the reference in the differential test. Both run the same
 * steps, so that each of our rules is implemented once.
 */
import type { PageState } from './page-state.js';
import type { AttachedPlugins } from './plugins/attach-plugins.js';
import type { TrialParser } from './trial-parser.js';
import type { MathOptions } from './types.js';
import type { Step } from './visitors.js';

export interface EngineOptions {
  /** Elements that the site replaces by components; they are never collapsed into HTML. */
  replacedElements: string[];
  /** The site's own plugins. */
  plugins?: AttachedPlugins | undefined;
  /** Set when formulas are part of the syntax. */
  math?: Pick<MathOptions, 'singleDollarTextMath'> | undefined;
  /** Parses suspicious texts in another process, before the native engine does. */
  trial?: TrialParser | undefined;
  /** Folder of the site, whose own packages are searched first. */
  siteDir?: string;
}

export interface Engine {
  /** Runs all steps on `page.source`. Steps set `page.dynamic` when the page needs evaluation. */
  run(page: PageState): EngineOutput | Promise<EngineOutput>;
  readonly version: string;
}

/** HTML, or a function body in the form of `@mdx-js/mdx`, see `module-code.ts`. */
export type EngineOutput = { html: string } | { code: string };

/** JavaScript parsers of the engine: an ESTree, or `undefined` when the text does not parse. */
export interface Parsers {
  parseExpression(source: string): unknown;
  parseEsm(source: string): unknown;
}

export type CreateSteps = (parsers: Parsers) => Step[];
