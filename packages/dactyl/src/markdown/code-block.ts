/** One code block as HTML: title, highlighted lines, buttons. The markup is described in ARCHITECTURE.md. */
import { SiteError } from '../node/site-error.js';
import { parseCodeMeta } from '../shared/code-meta.js';
import { takeMagicComments, type MarkedCode } from '../shared/magic-comments.js';
import { highlightLines, type Highlighter } from './highlight.js';
import { escapeHtml } from './html-text.js';
import { loadLanguages } from './prism-languages.js';
import { createTokenStyles } from './prism-theme.js';
import type { Processor, ProcessorOptions, ThemePair } from './types.js';

type CodeBlockOptions = Pick<ProcessorOptions, 'highlight' | 'codeBlockLabels'>;

export async function createCodeBlockRenderer(options: CodeBlockOptions): Promise<Processor['renderCodeBlock']> {
  const { highlight, codeBlockLabels } = options;
  const highlighter: Highlighter = {
    languages: loadLanguages(highlight.additionalLanguages),
    styles: createTokenStyles(highlight.themes ?? (await defaultThemes())),
  };
  const buttons = buttonsHtml(codeBlockLabels);
  return remember((code, language, metastring) => {
    const named = (language || highlight.defaultLanguage)?.toLowerCase();
    const meta = parseCodeMeta(metastring);
    const marked = markLines(code, { lines: meta.lines, language: named, comments: highlight.magicComments });
    const lines = linesHtml(marked, named ?? 'text', highlighter);
    const title = meta.title ? `<div class="code-block-title">${escapeHtml(meta.title)}</div>` : '';
    const languageClass = `language-${escapeHtml(named ?? 'text')}`;
    const codeClass = meta.showLineNumbers ? `${languageClass} code-block-numbered` : languageClass;
    return `<div class="theme-code-block ${languageClass}">${title}<div class="code-block-content"><pre tabindex="0" class="prism-code"><code class="${codeClass}">${lines}</code></pre>${buttons}</div></div>`;
  });
}

/** Versions of a site repeat most of their code blocks. */
function remember(render: Processor['renderCodeBlock']): Processor['renderCodeBlock'] {
  const known = new Map<string, string>();
  return (code, language = '', metastring = '') => {
    const key = `${language}\n${metastring}\n${code}`;
    let html = known.get(key);
    if (html === undefined) {
      html = render(code, language, metastring);
      // Starting over is enough to bound memory: what repeats is near.
      if (known.size >= 2000) known.clear();
      known.set(key, html);
    }
    return html;
  };
}

/** The pair that is used when a site names none. */
export async function defaultThemes(): Promise<ThemePair> {
  const { themes } = await import('prism-react-renderer');
  return { light: themes.palenight, dark: themes.palenight };
}

interface Marks {
  lines: Set<number> | undefined;
  language: string | undefined;
  comments: ProcessorOptions['highlight']['magicComments'];
}

/** Lines named by the fence switch magic comments off. */
function markLines(code: string, { lines, language, comments }: Marks): MarkedCode {
  if (lines) {
    const name = comments[0]?.className;
    if (name === undefined) {
      throw new SiteError('A code block highlights lines by number, but no class is configured for them.', {
        key: 'themeConfig.prism.magicComments',
        hint: 'Add an entry with a "className" to the list, or leave the option out.',
      });
    }
    return { code, classes: new Map([...lines].map((line) => [line, [name]])) };
  }
  return language === undefined ? { code, classes: new Map() } : takeMagicComments(code, language, comments);
}

/** Each line ends in its line break, so that copying the text of the block gives the code. */
function linesHtml({ code, classes }: MarkedCode, language: string, highlighter: Highlighter): string {
  const lines = highlightLines(code, language, highlighter);
  const last = lines.length - 1;
  return lines
    .map((html, index) => {
      const names = ['token-line', ...(classes.get(index) ?? [])].join(' ');
      return `<span class="${names}">${html}${index < last ? '\n' : ''}</span>`;
    })
    .join('');
}

function buttonsHtml(labels: ProcessorOptions['codeBlockLabels']): string {
  const [wrap, copy, copyAria, copied] = [labels.wordWrap, labels.copy, labels.copyAria, labels.copied].map(escapeHtml);
  return (
    '<div class="code-block-buttons">' +
    `<button type="button" class="clean-btn" data-wrap aria-label="${wrap}" title="${wrap}"></button>` +
    `<button type="button" class="clean-btn" data-copy aria-label="${copyAria}" title="${copy}" data-label-copied="${copied}"></button>` +
    '</div>'
  );
}
