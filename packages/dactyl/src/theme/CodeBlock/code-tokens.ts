/**
 * Lines of code in the form that a `Line` component of the site format receives: tokens, and two functions that give
 * the props of the line's element and of a token's.
 */
import clsx from 'clsx';
import type { CSSProperties } from 'react';

export interface CodeToken {
  /** Types of the token. Our own tokens carry classes instead, and have no type but `plain`. */
  types: string[];
  content: string;
  /** Classes that give the colours. */
  className?: string;
  style?: CSSProperties;
}

export interface LineInput {
  line: CodeToken[];
  className?: string;
}

export interface ElementProps {
  className: string;
  style?: CSSProperties;
}

export type GetLineProps = (input: LineInput) => ElementProps;
export type GetTokenProps = (input: { token: CodeToken }) => ElementProps & { children: string };

export const lineProps: GetLineProps = ({ className }) => ({ className: clsx('token-line', className) });

export const tokenProps: GetTokenProps = ({ token: { className = '', style, content } }) => ({
  className,
  ...(style && { style }),
  children: content,
});

export function plainLine(text: string): CodeToken[] {
  return [{ types: ['plain'], content: text }];
}

/** The lines of a highlighted block, without marked words, types and notes of the compiler: a site's own parts know only tokens. */
export function readLines(html: string): CodeToken[][] {
  const code = /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1] ?? '';
  return code
    .replace(/<span class="twoslash-note[^>]*><\/span>/g, '')
    .split(/<span class="token-line[^"]*">/)
    .slice(1)
    .map((line) => readTokens(line.replace(/\n?<\/span>$/, '')));
}

/** Classes that mark the block and its lines. */
export function readMarks(html: string): { ofBlock: string[]; ofLines: (string[] | undefined)[] } {
  const [container = ''] = /^<div class="[^"]*"/.exec(html) ?? [];
  return {
    ofBlock: container.match(/code-block-(?:marks|focus)/g) ?? [],
    ofLines: [...html.matchAll(/<span class="token-line ?([^"]*)">/g)].map(([, names = '']) =>
      names === '' ? undefined : names.split(' '),
    ),
  };
}

/** Spans of tokens have classes or styles of colours; elements around them have other names. */
function readTokens(html: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  const open: Pick<CodeToken, 'className' | 'style'>[] = [{}];
  for (const [tag, text] of html.matchAll(/<[^>]*>|([^<]+)/g)) {
    if (text !== undefined) tokens.push({ types: ['plain'], content: decode(text), ...open.at(-1) });
    else if (tag.startsWith('</')) open.pop();
    else open.push({ ...open.at(-1), ...tokenOf(tag) });
  }
  return tokens;
}

function tokenOf(tag: string): Pick<CodeToken, 'className' | 'style'> {
  const [, className, css] = /^<span(?: class="(?!twoslash-)([^"]*)")?(?: style="([^"]*)")?>$/.exec(tag) ?? [];
  return {
    ...(className !== undefined && { className }),
    ...(css !== undefined && { style: readStyle(css) }),
  };
}

/** `font-weight:700` → `{ fontWeight: '700' }` */
function readStyle(css: string): CSSProperties {
  const pairs = css.split(';').map((declaration) => {
    const [, name = '', value = ''] = /^(.*?):(.*)$/.exec(declaration) ?? [];
    return [name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value];
  });
  return Object.fromEntries(pairs) as CSSProperties; // what `node/markdown/ansi.ts` writes
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
