/** One code block as HTML: title, highlighted lines, buttons. The markup is described in `browser/README.md`. */
import { SiteError } from '../base/site-error.js';
import { classOfNumberedLines, markLines } from '../../shared/code-lines.js';
import { parseCodeMeta, WRAP_STYLE, type CodeMeta } from '../../shared/code-meta.js';
import { DEFAULT_CODE_THEME } from '../../shared/default-code-theme.js';
import type { MagicComment } from '../../shared/magic-comments.js';
import { withoutQuoted } from '../../shared/live-meta.js';
import { isNotationAlone, takeNotation, wordsOfMeta, type NotedCode } from './code-notation.js';
import { decorate, type DecoratedCode } from './decorate-code.js';
import { hasTypes, type NameType, type Twoslash } from './twoslash/twoslash.js';
import { highlightLines, type Highlighter, type OtherHighlighter } from './highlight.js';
import { escapeHtml } from '../../shared/html.js';
import { loadLanguages } from './prism-languages.js';
import { createTokenStyles } from './prism-theme.js';
import type { HighlightOptions, Processor, ProcessorOptions } from './types.js';
import { wrapRanges } from './wrap-ranges.js';

type CodeBlockOptions = Pick<ProcessorOptions, 'highlight' | 'codeBlockLabels'>;

export interface CodeBlockParts {
  /** Default: Prism. */
  highlighter?: OtherHighlighter | undefined;
  twoslash?: Twoslash | undefined;
}

export function createCodeBlockRenderer(
  options: CodeBlockOptions,
  parts: CodeBlockParts = {},
): Processor['renderCodeBlock'] {
  const { highlight, codeBlockLabels } = options;
  const { highlighter = prismHighlighter(highlight), twoslash } = parts;
  const buttons = buttonsHtml(codeBlockLabels);
  return remember((code, language, metastring) => {
    const named = (language || highlight.defaultLanguage)?.toLowerCase();
    const meta = parseCodeMeta(metastring);
    checkNumberedLines(meta, highlight.magicComments);
    const text = code.includes('\r') ? code.replaceAll('\r\n', '\n') : code;
    const { magicComments: comments, marksPlainCode } = highlight;
    const marked = markLines(text, { meta, language: named, comments, marksPlainCode });
    const noted = highlight.notation
      ? takeNotation(marked, { highlighted: classOfNumberedLines(comments), inMeta: wordsOfMeta(metastring) })
      : undefined;
    const isTyped = hasTypes(named) && wantsTypes(metastring);
    const typed =
      twoslash && isTyped
        ? withWrittenLine(() => twoslash.run(noted?.code ?? marked.code, named ?? ''), {
            steps: [text, marked.code],
            hasNotation: noted !== undefined,
          })
        : undefined;
    const lines = decorate(noted ?? marked, typed);
    const classes = (typed ? ' code-block-twoslash' : '') + (noted ? markClasses(noted) : '');
    return blockHtml(linesHtml(lines, named ?? 'text', highlighter), {
      meta,
      language: named ?? 'text',
      buttons,
      classes,
      below: typed ? typesHtml(typed.types, codeBlockLabels.types) : '',
    });
  });
}

interface ReadCode {
  /** The code as written, and without magic comments. */
  steps: [written: string, marked: string];
  /** Whether lines with nothing but notation were taken out, too. */
  hasNotation: boolean;
}

/** The compiler does not see all lines, so that it counts fewer than the author. */
function withWrittenLine<Result>(run: () => Result, { steps, hasNotation }: ReadCode): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SiteError) || error.details.line === undefined) throw error;
    const [written, marked] = steps.map((code) => code.split('\n')) as [string[], string[]]; // as many as before
    const seen = [...marked.keys()].filter((index) => !hasNotation || !isNotationAlone(marked[index] ?? ''));
    const inMarked = seen[error.details.line - 1] ?? 0;
    // Lines that are left stand in the same order.
    let line = -1;
    for (const text of marked.slice(0, inMarked + 1)) line = written.indexOf(text, line + 1);
    throw new SiteError(error.message, { ...error.details, line: line + 1 });
  }
}

function wantsTypes(metastring: string | undefined): boolean {
  return metastring?.includes('twoslash') === true && /(?:^|\s)twoslash(?=\s|$)/.test(withoutQuoted(metastring));
}

function prismHighlighter({ additionalLanguages, themes, tokenTypes }: HighlightOptions): Highlighter {
  return {
    languages: loadLanguages(additionalLanguages),
    styles: createTokenStyles(themes ?? { light: DEFAULT_CODE_THEME, dark: DEFAULT_CODE_THEME }, tokenTypes),
  };
}

/** By these classes pages get the style sheet of marks, see `node/pipeline/content-styles.ts`. */
function markClasses({ hasNotation, hasFocus }: NotedCode): string {
  return (hasFocus ? ' code-block-focus' : '') + (hasNotation ? ' code-block-marks' : '');
}

interface BlockParts {
  meta: CodeMeta;
  language: string;
  buttons: Buttons;
  /** More classes of the block, with a space in front. */
  classes: string;
  /** HTML below the code. */
  below: string;
}

function blockHtml(lines: string, { meta, language, buttons, classes, below }: BlockParts): string {
  const title = meta.title ? `<div class="code-block-title">${escapeHtml(meta.title)}</div>` : '';
  const languageClass = `language-${escapeHtml(language)}`;
  const codeClass = meta.showLineNumbers ? `${languageClass} code-block-numbered` : languageClass;
  // The boot script stores its state in the `style` attribute of `code`, so the line counter is set on the element
  // around it.
  const count = meta.showLineNumbers && meta.firstLine !== 1 ? ` style="counter-reset:line ${meta.firstLine - 1}"` : '';
  const wrap = meta.wrap ? ` style="${WRAP_STYLE}"` : '';
  return `<div class="theme-code-block ${languageClass}${classes}">${title}<div class="code-block-content"><pre tabindex="0" class="prism-code"${count}><code class="${codeClass}"${wrap}>${lines}</code></pre>${meta.wrap ? buttons.whenWrapped : buttons.usual}</div>${below}</div>`;
}

/** All types of a block in a list that opens: what stands over names is for those who point at them. */
function typesHtml(types: readonly NameType[], label: string): string {
  if (types.length === 0) return '';
  const items = types.map(({ text, docs }) => {
    const note = docs === undefined ? '' : `<p>${escapeHtml(docs)}</p>`;
    return `<li><code>${escapeHtml(text)}</code>${note}</li>`;
  });
  return `<details class="twoslash-types"><summary>${escapeHtml(label)}</summary><ul>${items.join('')}</ul></details>`;
}

/** Caches rendered blocks, because the versions of a site repeat most of their code blocks. */
function remember(render: Processor['renderCodeBlock']): Processor['renderCodeBlock'] {
  const known = new Map<string, string>();
  return (code, language = '', metastring = '') => {
    const key = `${language}\n${metastring}\n${code}`;
    let html = known.get(key);
    if (html === undefined) {
      html = render(code, language, metastring);
      // Emptying the cache is enough to bound memory: repeated blocks are usually close to each other.
      if (known.size >= 2000) known.clear();
      known.set(key, html);
    }
    return html;
  };
}

function checkNumberedLines(meta: CodeMeta, comments: readonly MagicComment[]): void {
  if (!meta.lines || classOfNumberedLines(comments) !== undefined) return;
  throw new SiteError('A code block highlights lines by number, but no class is configured for them.', {
    key: 'themeConfig.prism.magicComments',
    hint: 'Add an entry with a "className" to the list, or leave the option out.',
  });
}

/** Each line keeps its line break, so that copying the text of the block gives the original code. */
function linesHtml(decorated: DecoratedCode, language: string, highlighter: Highlighter): string {
  const { code, classes, ranges, notes } = decorated;
  const painted = highlightLines(code, language, highlighter);
  const lines = ranges ? painted.map((html, index) => wrapRanges(html, ranges.get(index) ?? [])) : painted;
  // Most blocks have no marked lines.
  if (classes.size === 0 && !notes)
    return `<span class="token-line">${lines.join('\n</span><span class="token-line">')}</span>`;
  const last = lines.length - 1;
  return lines
    .map((html, index) => {
      const names = ['token-line', ...(classes.get(index) ?? [])].join(' ');
      return `<span class="${names}">${html}${index < last ? '\n' : ''}</span>${notes?.get(index) ?? ''}`;
    })
    .join('');
}

interface Buttons {
  usual: string;
  /** Label of the wrap button when lines are wrapped initially. */
  whenWrapped: string;
}

function buttonsHtml(labels: ProcessorOptions['codeBlockLabels']): Buttons {
  const [wrap, copy, copyAria, copied] = [labels.wordWrap, labels.copy, labels.copyAria, labels.copied].map(escapeHtml);
  const html = (pressed: string): string =>
    '<div class="code-block-buttons">' +
    `<button type="button" class="clean-btn" data-wrap${pressed} aria-label="${wrap}" title="${wrap}"></button>` +
    `<button type="button" class="clean-btn" data-copy aria-label="${copyAria}" title="${copy}" data-label-copied="${copied}"></button>` +
    '</div>';
  return { usual: html(''), whenWrapped: html(' aria-pressed="true"') };
}
