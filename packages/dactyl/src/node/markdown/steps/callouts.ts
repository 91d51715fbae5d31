/**
 * Quotes that are callouts of Obsidian: a type in any word, a title behind it, and a sign that lets readers fold it.
 *
 *     > [!faq]- Who *pays*?  →  an admonition of the type `warning` with this title, folded
 *     > Nobody.
 */
import type { PageState } from '../page-state.js';
import type { MdastNode } from '../visitors.js';

export interface Callout {
  /** Keyword of the admonition that it looks like. */
  keyword: string;
  /** As written, for a callout without a title. */
  type: string;
  fold: 'open' | 'closed' | undefined;
  title: MdastNode[];
  content: MdastNode[];
}

/** Types that are called otherwise here; all others go by their own name. */
const KEYWORDS: Record<string, string> = {
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  hint: 'tip',
  check: 'success',
  done: 'success',
  question: 'warning',
  help: 'warning',
  faq: 'warning',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  error: 'danger',
  bug: 'danger',
  example: 'note',
  quote: 'note',
  cite: 'note',
};

const CALLOUT = /^>[ \t]{0,4}\[!([^\]\n|]+)(?:\|[^\]\n]*)?\]([+-]?)/;
const MARKER = /^\[![^\]\n]+\][+-]?[ \t]*/;

/** @param keywords - those that admonitions have; any other type looks like a note */
export function readCallout(
  node: MdastNode & { type: 'blockquote' },
  page: PageState,
  keywords: ReadonlySet<string>,
): Callout | undefined {
  const start = node.position?.start.offset;
  if (start === undefined) return undefined;
  const [, written, sign] = CALLOUT.exec(page.source.slice(start, start + 80)) ?? [];
  const [first, ...rest] = node.children;
  if (written === undefined || first?.type !== 'paragraph') return undefined;
  const type = written.trim().toLowerCase();
  const known = KEYWORDS[type] ?? type;
  const { line, others } = firstLine(first.children);
  return {
    keyword: keywords.has(known) ? known : 'note',
    type,
    fold: sign === '-' ? 'closed' : sign === '+' ? 'open' : undefined,
    title: line,
    content: others.length > 0 ? [{ type: 'paragraph', children: others }, ...rest] : rest,
  };
}

type Inline = (MdastNode & { type: 'paragraph' })['children'];

/** The words behind the marker, and what is below them in the same paragraph. */
function firstLine(nodes: Inline): { line: Inline; others: Inline } {
  const [marker, ...behind] = nodes;
  if (marker?.type !== 'text') return { line: [], others: nodes };
  const own = { type: 'text' as const, value: marker.value.replace(MARKER, '') };
  const all: Inline = own.value === '' ? behind : [own, ...behind];
  const end = all.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const last = all[end];
  if (last?.type !== 'text')
    return end === -1 ? { line: all, others: [] } : { line: all.slice(0, end), others: all.slice(end + 1) };
  const at = last.value.indexOf('\n');
  const [before, after] = [last.value.slice(0, at).trimEnd(), last.value.slice(at + 1)];
  return {
    line: [...all.slice(0, end), ...(before === '' ? [] : [{ type: 'text' as const, value: before }])],
    others: [...(after === '' ? [] : [{ type: 'text' as const, value: after }]), ...all.slice(end + 1)],
  };
}
