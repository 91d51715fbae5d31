/**
 * Formulas in the notation of TeX → HTML and MathML, by KaTeX, which the site installs and which is loaded only for a site
 * that switches formulas on. A mistake in a formula ends the build at its place in the file.
 */
import { loadOptional } from '../../base/load-optional.js';
import { errorAt, warnAt, type PageState, type SourceStart } from '../page-state.js';
import type { MathOptions } from '../types.js';

export interface Formula {
  tex: string;
  /** Whether it stands apart from the text. */
  isDisplay: boolean;
  /** Of the Markdown around it, fence included. */
  position: SourceStart | undefined;
}

export interface FormulaRenderer {
  render(formula: Formula, page: PageState): string;
  /** Version of KaTeX, for keys of caches. */
  version: string;
}

/** As far as we use it. */
interface Katex {
  version: string;
  renderToString(tex: string, options: Record<string, unknown>): string;
}

interface KatexError {
  message: string;
  rawMessage?: string;
  position?: number;
}

/** What a message of KaTeX repeats: its name, and the place. */
const KATEX_WORDS = /^KaTeX parse error: | at (?:position \d+|end of input): [^]*$/g;

/** @throws SiteError with the command that installs KaTeX */
export async function loadFormulaRenderer(options: MathOptions, siteDir: string | undefined): Promise<FormulaRenderer> {
  const wanted = { from: siteDir, neededFor: 'The option "markdown.math"', install: ['katex'] };
  const { default: katex } = await loadOptional<{ default: Katex }>('katex', wanted);
  return {
    version: `katex ${katex.version}`,
    render(formula, page) {
      try {
        return framed(katex.renderToString(formula.tex, katexOptions(formula, page, options)), formula, options);
      } catch (error) {
        if (!isKatexError(error)) throw error;
        throw errorAt(page, {
          message: `A formula cannot be read: ${error.rawMessage ?? error.message.replace(KATEX_WORDS, '')}.`,
          hint: 'https://katex.org/docs/supported lists what KaTeX draws; commands of your own belong to "markdown.math.macros".',
          position: { start: placeInFormula(formula, error.position ?? 0, page) },
        });
      }
    },
  };
}

function katexOptions(formula: Formula, page: PageState, { macros, output }: MathOptions): Record<string, unknown> {
  return {
    displayMode: formula.isDisplay,
    output,
    // KaTeX writes into this object what a formula defines.
    macros: { ...macros },
    strict: (_code: string, message: string, token?: { loc?: { start: number } }) => {
      warnAt(page, `${message}.`, { start: placeInFormula(formula, token?.loc?.start ?? 0, page) });
      return 'ignore';
    },
  };
}

/** A wide formula scrolls, also by keyboard, and pages look the same with MathML alone, which needs no style sheet. */
function framed(html: string, { isDisplay }: Formula, { output }: MathOptions): string {
  if (!isDisplay) return html;
  return output === 'mathml'
    ? `<span class="katex-display" tabindex="0" style="display:block;overflow-x:auto">${html}</span>`
    : html.replace('<span class="katex-display"', '<span class="katex-display" tabindex="0"');
}

function isKatexError(error: unknown): error is KatexError {
  return error instanceof Error && error.name === 'ParseError';
}

/** Where a character of a formula stands in the file: quotes and lists put signs in front of its lines. */
function placeInFormula({ tex, position }: Formula, at: number, page: PageState): SourceStart['start'] {
  const start = position?.start ?? { line: 1, column: 1 };
  page.lines ??= page.source.split('\n');
  const before = tex.slice(0, at).split('\n');
  const index = before.length - 1;
  const text = tex.split('\n')[index] ?? '';
  const column = before[index]?.length ?? 0;
  // The formula of a block begins below its fence.
  for (const line of [start.line + index, start.line + index + 1]) {
    const found = (page.lines[line - 1] ?? '').indexOf(text, line === start.line ? start.column - 1 : 0);
    if (found !== -1 && text !== '') return { line, column: found + column + 1 };
  }
  return start;
}
