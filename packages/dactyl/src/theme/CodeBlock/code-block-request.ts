/** Props of `<CodeBlock>` in the form that the highlighter takes: a language and what follows it in Markdown. */
import type { ReactNode } from 'react';

export interface CodeBlockOptions {
  className?: string;
  metastring?: string;
  title?: ReactNode;
  language?: string;
  showLineNumbers?: boolean;
}

export interface CodeBlockRequest {
  language: string | undefined;
  metastring: string | undefined;
  /** Classes that name no language. */
  extraClasses: string[];
}

export function codeBlockRequest(options: CodeBlockOptions): CodeBlockRequest {
  const { className = '', metastring = '', title, language, showLineNumbers } = options;
  const classes = className.split(/\s+/).filter(Boolean);
  const fromClass = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  const meta = [
    metastring,
    typeof title === 'string' && !/\btitle=/.test(metastring) ? quoteTitle(title) : '',
    showLineNumbers && !metastring.includes('showLineNumbers') ? 'showLineNumbers' : '',
  ];
  return {
    language: language ?? fromClass,
    metastring: meta.filter(Boolean).join(' ') || undefined,
    extraClasses: classes.filter((name) => !name.startsWith('language-')),
  };
}

/** Adds classes to the outer element of a highlighted block. */
export function withExtraClasses(html: string, classes: readonly string[]): string {
  if (classes.length === 0) return html;
  const escaped = classes.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace('class="', () => `class="${escaped} `);
}

function quoteTitle(title: string): string {
  if (title === '') return '';
  // Metastrings know no escapes: a title with both kinds of quotes loses the double ones.
  return title.includes('"') && !title.includes("'") ? `title='${title}'` : `title="${title.replaceAll('"', '')}"`;
}
