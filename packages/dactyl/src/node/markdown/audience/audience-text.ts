/**
 * Takes what is for others out of a text, before anybody reads it: titles, excerpts, partials, the compiler and whatever is made
 * of them see only what is left. In: a content file with its front matter. Out: the same text without blocks of others and
 * without the tags of those that stay; of a file that is for others, its front matter alone. Lines keep their numbers.
 */
import { audienceFault, isForOthers, type Audiences } from '../../base/audiences.js';
import { countLines, headOf, readFrontMatter, type SourceText } from '../../base/front-matter.js';
import { SiteError } from '../../base/site-error.js';
import { keepBlocks } from './keep-blocks.js';

export interface AudienceText {
  /** Differs where the same text may become another one. */
  key: string;
  keep(text: SourceText): string;
  /** The same for the compiler, which needs not even the front matter of a file that is for others. */
  keepToCompile(text: SourceText): string;
}

export function createAudienceText(audiences: Audiences): AudienceText {
  const keep = (text: SourceText, ofOthers: (head: string) => string): string => {
    // Nearly all files, at the price of one search.
    if (!/audience/i.test(text.source)) return text.source;
    const head = headOf(text.source);
    const audience = audienceOf({ ...text, source: head }, audiences.known);
    if (isForOthers(audience, audiences.chosen)) return ofOthers(head);
    const firstLine = countLines(head, head.length) + 1;
    const body = keepBlocks(text.source.slice(head.length), { file: text.file, firstLine, ...audiences });
    return (audience === undefined ? head : withoutField(head)) + body;
  };
  return {
    key: JSON.stringify(audiences),
    keep: (text) => keep(text, (head) => head),
    keepToCompile: (text) => keep(text, () => ''),
  };
}

function audienceOf(head: SourceText, known: readonly string[]): unknown {
  if (!head.source.includes('audience')) return undefined;
  const { audience } = readFrontMatter(head).frontMatter;
  const fault = audience === undefined ? undefined : audienceFault(audience, known);
  if (!fault) return audience;
  const line = head.source.split('\n').findIndex((each) => FIELD.test(each));
  throw new SiteError(`Invalid front matter: "audience" ${fault.message}.`, {
    file: head.file,
    ...(line !== -1 && { line: line + 1, column: 1 }),
    key: 'audience',
    hint: fault.hint,
  });
}

const FIELD = /^\s*["']?audience["']?\s*:/;
/** A line on which another field begins, or which ends the block. */
const NEXT = /^(?:["']?[\w$][^:]*:(?:\s|$)|---|#)/;

/** Pages carry their front matter, which would name the other audiences of a page. */
function withoutField(head: string): string {
  if (/^\uFEFF?---[ \t]*json/i.test(head)) return withoutJsonField(head);
  const lines = head.split('\n');
  const first = lines.findIndex((line) => FIELD.test(line));
  if (first === -1) return head;
  const more = lines.slice(first + 1).findIndex((line) => NEXT.test(line));
  const end = more === -1 ? lines.length : first + 1 + more;
  return lines.map((line, index) => (index >= first && index < end ? '' : line)).join('\n');
}

function withoutJsonField(head: string): string {
  const lines = head.split('\n');
  const { audience: _, ...others } = JSON.parse(lines.slice(1, -2).join('\n')) as Record<string, unknown>; // read before
  return [lines[0], JSON.stringify(others), ...Array<string>(Math.max(0, lines.length - 4)).fill(''), '---', ''].join(
    '\n',
  );
}
