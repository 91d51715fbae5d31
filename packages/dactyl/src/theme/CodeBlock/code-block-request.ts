/**
 * Converts props of `<CodeBlock>` to what the highlighter takes: a language, and the text that follows it in Markdown.
 */
import type { ReactNode } from 'react';

export interface CodeBlockOptions {
  className?: string;
  metastring?: string;
  title?: ReactNode;
  language?: string;
  showLineNumbers?: boolean | number;
}

export interface CodeBlockRequest {
  /** Language in lower case. */
  language: string | undefined;
  metastring: string | undefined;
  /** Takes precedence over a title in the metastring. */
  title: ReactNode;
  /** Classes that name no language. */
  extraClasses: string[];
}

export function codeBlockRequest(options: CodeBlockOptions): CodeBlockRequest {
  const { className = '', metastring = '', title, language, showLineNumbers } = options;
  const classes = className.split(/\s+/).filter(Boolean);
  const fromClass = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  const meta = [
    showLineNumbers === undefined ? metastring : metastring.replace(/showLineNumbers(?:=\S*)?/g, ''),
    typeof title === 'string' && !/\btitle=/.test(metastring) ? quoteTitle(title) : '',
    lineNumbersMeta(showLineNumbers),
  ];
  return {
    language: (language ?? fromClass)?.toLowerCase(),
    metastring: meta.filter(Boolean).join(' ') || undefined,
    title,
    extraClasses: classes.filter((name) => !name.startsWith('language-')),
  };
}

function lineNumbersMeta(option: boolean | number | undefined): string {
  if (typeof option === 'number') return `showLineNumbers=${option}`;
  return option ? 'showLineNumbers' : '';
}

/** Adds classes to the outer element of a highlighted block. */
export function withExtraClasses(html: string, classes: readonly string[]): string {
  if (classes.length === 0) return html;
  const escaped = classes.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace('class="', () => `class="${escaped} `);
}

function quoteTitle(title: string): string {
  return title === '' ? '' : `title="${title.replaceAll('"', '\\"')}"`;
}
