/**
 * What the engine says about a text that does not parse, in plain words with a way out.
 *
 *     7:12: Unexpected end of file in expression, …  →  "{" opens an expression that never ends.   guide.md:7:12
 */
import { SiteError } from '../node/site-error.js';

interface Explanation {
  when: RegExp;
  message: (match: RegExpExecArray) => string;
  hint: string;
}

const ESCAPES = 'Where the character is meant as text, write "\\<" or "\\{", or put it in backticks.';

const EXPLANATIONS: Explanation[] = [
  {
    when: /Unexpected end of file in expression/,
    message: () => '"{" opens an expression that never ends.',
    hint: `Close it with "}". ${ESCAPES}`,
  },
  {
    when: /to create a comment in MDX/,
    message: () => 'HTML comments are not allowed here.',
    hint: 'Write {/* comment */}, or switch "markdown.mdx1Compat.comments" on.',
  },
  {
    when: /Unexpected character(?: `(.+?)` \(U\+\w+\))?.*(?:after `<`|before name|valid JSX tag)/,
    message: ([, character]) => `"<"${character ? ` before "${character}"` : ''} starts no valid JSX tag.`,
    hint: `Links are written [text](url), and attributes need quotes: name="value". ${ESCAPES}`,
  },
  {
    when: /Expected a closing tag for `(<.*?>)`(.*) before the end of `(\w+)`/,
    message: ([, tag, , parent]) => `${tag} is opened but not closed inside of its ${parent}.`,
    hint: 'Close it in the same paragraph; around blocks, put the opening and the closing tag on lines of their own. Tags without content end in "/>", as in <br />.',
  },
  {
    when: /Expected a closing tag for `(<.*?>)`/,
    message: ([, tag]) => `${tag} is opened but never closed.`,
    hint: `Add the closing tag, or end a tag without content in "/>". ${ESCAPES}`,
  },
  {
    when: /Unexpected closing tag `(<.*?>)`/,
    message: ([, tag]) => `${tag} closes a tag that is not open.`,
    hint: 'Remove it, or add the opening tag in front.',
  },
  {
    when: /Expected the closing tag `(<.*?>)`/,
    message: ([, tag]) =>
      `${tag} must close where its opening tag was opened: in the same paragraph, list item or quote.`,
    hint: 'Put the opening and the closing tag on lines of their own, with blank lines around the content.',
  },
  {
    when: /Could not parse esm with oxc: (.*?)$/,
    message: ([, reason]) => `This import or export statement does not parse: ${lowerFirst(reason)}.`,
    hint: 'A line that starts with "import" or "export" is JavaScript and ends at a blank line. For text, start the line with another word.',
  },
  {
    when: /Could not parse expression with oxc: (.*?)$/,
    message: ([, reason]) => `The expression between "{" and "}" does not parse: ${lowerFirst(reason)}.`,
    hint: `Between braces stands JavaScript. ${ESCAPES}`,
  },
];

/** A SiteError when the engine blames the text, or a step did; any other error comes back as it is. */
export function explainMdxError(error: unknown, file: string): unknown {
  if (error instanceof SiteError) return new SiteError(error.message, { file, ...error.details });
  if (!(error instanceof Error)) return error;
  const parts = /^(\d+):(\d+)(?:-\d+:\d+)?: ([^]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(error.message);
  if (parts === null) return error;
  const [, line, column, reason = ''] = parts;
  const { message, hint } = explain(reason);
  return new SiteError(message, { file, line: Number(line), column: Number(column), hint, cause: error });
}

function explain(reason: string): { message: string; hint: string } {
  for (const { when, message, hint } of EXPLANATIONS) {
    const match = when.exec(reason);
    if (match) return { message: message(match), hint };
  }
  return { message: `This is no valid MDX: ${lowerFirst(reason)}.`, hint: ESCAPES };
}

function lowerFirst(text = ''): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
