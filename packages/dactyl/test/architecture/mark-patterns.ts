/**
 * Patterns of marks in the sources: text that writes or looks for the comments and placeholders of `shared/marks/`. Only
 * that folder has them; everybody else calls it.
 */
import { parseSync, Visitor } from 'vite';

const KINDS = 'island|slot|provide|adopt|hole|region|own-region|branch';

/** In strings, templates and the source of regular expressions. */
const PATTERNS: readonly RegExp[] = [
  // Comments of any kind.
  /<!--/,
  // Placeholders.
  new RegExp(`dactyl-(?:${KINDS}|unused|failed|raw|leaf)\\b`),
  // What a comment holds.
  new RegExp(`^(?:/(?:${KINDS})\\b|(?:${KINDS}):)`),
  /"(?:name|when|url)":"/,
  // How text in one is escaped.
  /u003e|_2F/,
];
/** In regular expressions only, at their beginning. */
const IN_EXPRESSIONS: readonly RegExp[] = [
  new RegExp(String.raw`^\^?(?:\\/\??)?(?:\((?:\?:)?)?(?:${KINDS})\b`),
  /^\^\[ih\]/,
];

/** What every text with such a pattern has somewhere: parsing takes most of the time, and most files need none. */
const TRACES = new RegExp(String.raw`<!--|dactyl-|[^\w\s](?:${KINDS})\b|"(?:name|when|url)":"|u003e|_2F|\[ih\]`);

/** Files that write or look for something else, and what it is. */
export const NO_MARKS: Readonly<Record<string, string>> = {
  'features/blog/node/changelog/read-lines.ts': 'comments of authors',
  'features/blog/node/changelog/write-entries.ts': 'the same comment, in posts that are made of releases',
  'features/blog/node/load.ts': 'comments of authors, who truncate a post',
  'features/blog/node/options.ts': 'comments of authors, who truncate a post',
  'node/bundle/bundle-frame.ts': 'what would open a comment in a script',
  'node/content/excerpt.ts': 'comments of authors',
  'node/markdown/code-ranges.ts': 'comments of authors',
  'node/markdown/code-regions.ts': 'comments of authors, who mark a region in a file of code',
  'node/markdown/heading-id-lines.ts': 'comments of authors, who give a heading its id',
  'node/markdown/mdx-compat.ts': 'comments of authors',
  'node/markdown/mdx-tag-error.ts': 'comments of authors',
  'node/markdown/repair/tag-fixes.ts': 'comments of authors',
  'node/markdown/steps/written-html.ts': 'comments of authors, and an attribute while Markdown is compiled',
  'node/markdown/write-heading-ids.ts': 'comments of authors, who give a heading its id',
  'node/production/export/portable/portable-page.ts': 'all comments, which stay as they are',
  'node/pipeline/content-policy/inline-code.ts': 'all comments: scripts in them do not run',
  'shared/magic-comments.ts': 'comments in code that is shown',
};

/** @returns the texts of a file that hold such a pattern, as `line: text` */
export function markPatterns(file: string, text: string): string[] {
  if (!TRACES.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const note = (written: string, start: number, patterns: readonly RegExp[]) => {
    if (!patterns.some((pattern) => pattern.test(written))) return;
    found.push(`${text.slice(0, start).split('\n').length}: ${written.slice(0, 80)}`);
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) note(node.regex.pattern, node.start, [...PATTERNS, ...IN_EXPRESSIONS]);
      else if (typeof node.value === 'string') note(node.value, node.start, PATTERNS);
    },
    TemplateElement(node) {
      note(node.value.cooked ?? node.value.raw, node.start, PATTERNS);
    },
  }).visit(program);
  return found;
}
