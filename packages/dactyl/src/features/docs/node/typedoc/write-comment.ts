/** Comments of a library → Markdown. */
import { code, fence, prose } from '../reference/escape-text.js';
import type { Comment, CommentPart } from './project-types.js';
import type { Texts } from './texts.js';

export interface Links {
  /** Address of the page of an export, from the page that is written; `undefined` where it has none. */
  linkTo: (id: number) => string | undefined;
}

export function partsText(parts: readonly CommentPart[] | undefined, links: Links): string {
  const texts = (parts ?? []).map((part) => (part.kind === 'inline-tag' ? tagText(part, links) : part.text));
  return texts.join('').trim();
}

/** `{@link Client}`; other tags inside of a sentence are their text. */
function tagText({ tag = '', text, target }: CommentPart, { linkTo }: Links): string {
  const address = typeof target === 'number' ? linkTo(target) : target;
  const label = tag === '@linkplain' ? text : code(text);
  return tag.startsWith('@link') && typeof address === 'string' ? `[${label}](${address})` : label;
}

export function summaryOf(comment: Comment | undefined, links: Links): string {
  return partsText(comment?.summary, links);
}

export function tagOf(comment: Comment | undefined, tag: string, links: Links): string | undefined {
  const found = comment?.blockTags?.find((one) => one.tag === tag);
  return found && partsText(found.content, links);
}

/** What a comment says before the lists of a page. */
export function openingLines(comment: Comment | undefined, { links, texts }: { links: Links; texts: Texts }): string[] {
  const deprecated = tagOf(comment, '@deprecated', links);
  const warning =
    deprecated === undefined ? [] : [`:::warning[${texts.deprecated}]`, '', prose(deprecated, 3), '', ':::', ''];
  const told = [summaryOf(comment, links), tagOf(comment, '@remarks', links) ?? ''].filter(Boolean);
  return [...warning, ...told.flatMap((text) => [prose(text, 3), ''])];
}

/** What it says behind them: examples are code, with or without a fence. */
export function closingLines(comment: Comment | undefined, { links, texts }: { links: Links; texts: Texts }): string[] {
  const tags = comment?.blockTags ?? [];
  const named = (tag: string, title: string) =>
    tags.filter((one) => one.tag === tag).flatMap(({ content }) => [`**${title}**: ${partsText(content, links)}`, '']);
  const examples = tags
    .filter(({ tag }) => tag === '@example')
    .flatMap(({ content }) => {
      const text = partsText(content, links);
      return [`**${texts.example}**:`, '', ...(text.includes('```') ? [prose(text, 3)] : fence('ts', text)), ''];
    });
  return [...named('@throws', texts.throws), ...examples, ...named('@see', texts.see)];
}
