/**
 * Explains an engine's syntax errors in plain words and suggests a fix.
 *
 *     7:12: Unexpected end of file in expression, …  →  "{" opens an expression that never ends. guide.md:7:12
 */
import { SiteError } from '../base/site-error.js';
import { placeAt, type TextPlace } from '../base/text-place.js';
import { explainTag, shorten, type Explanation } from './mdx-tag-error.js';

/** The document as the engine read it. */
interface Document {
  file: string;
  source: string;
}

interface Rule {
  when: RegExp;
  /** `before` and `behind` are the text before and after the position that the engine reports. */
  explain: (match: RegExpExecArray, around: { before: string; behind: string }) => Explanation;
}

const ESCAPES = 'Where the character is meant as text, write "\\<" or "\\{", or put it in backticks.';

const RULES: Rule[] = [
  {
    when: /Unexpected end of file in expression/,
    explain: () => ({ message: '"{" opens an expression that never ends.', hint: `Close it with "}". ${ESCAPES}` }),
  },
  {
    when: /Unexpected lazy line/,
    explain: () => ({
      message: 'What was opened inside a quote or a list continues outside it.',
      hint: 'Begin each of its lines with the sign of the quote (">") or the blanks of the list item.',
    }),
  },
  {
    when: /Unexpected extra content in spread|Unexpected prop in spread|Unexpected `Property` in code/,
    explain: () => ({
      message: 'Between braces a tag takes one spread and nothing else.',
      hint: 'Write {...props}. A value follows a name: name={value}.',
    }),
  },
  {
    when: /Cannot use TypeScript interface/,
    explain: () => ({
      message: 'An interface cannot be exported from a page.',
      hint: 'A page holds JavaScript: move types into a module, and import what the page needs.',
    }),
  },
  {
    when: /Cannot specify multiple layouts/,
    explain: () => ({
      message: 'This page exports "default" twice.',
      hint: 'A page has at most one layout: remove the other.',
    }),
  },
  {
    when: /Unexpected closing slash|Unexpected closing tag `(<.*?>)`, expected an open tag/,
    explain: ([, tag]) => ({
      message: `${tag ?? '"</"'} closes a tag that is not open.`,
      hint: 'Remove it, or add the opening tag in front.',
    }),
  },
  {
    when: /Unexpected closing tag `(<.*?>)`, expected corresponding closing tag for `(<.*?>)`(?: \((\d+:\d+)[^)]*\))?/,
    explain: ([, tag, open = '', at]) => ({
      message: `${tag} stands where ${open}${at === undefined ? '' : ` of ${at}`} is still open.`,
      hint: `Close ${open} in front of it; a tag without content ends in "/>".`,
    }),
  },
  {
    // The `@mdx-js/mdx` engine reports where in a tag it stopped, satteri where the tag starts.
    when: /Unexpected (?:character|end of file|attribute|self-closing).*(?:after `<`|name|value|slash|closing tag|JSX tag|code)/,
    explain: (_, { before, behind }) =>
      explainTag(behind.startsWith('<') ? behind : before.slice(before.lastIndexOf('<')) + behind),
  },
  {
    when: /Expected a closing tag for `(<.*?>)`(.*) before the end of `(\w+)`/,
    explain: ([, tag, , parent = '']) => ({
      message: `${tag} is opened but not closed inside its ${PARENTS[parent] ?? parent}.`,
      hint: `Close it in the same place; around blocks, put the opening and the closing tag on lines of their own. Tags without content end in "/>", as in <br />. ${ESCAPES}`,
    }),
  },
  {
    when: /Expected a closing tag for `(<.*?>)`/,
    explain: ([, tag]) => ({
      message: `${tag} is opened but never closed.`,
      hint: `Add the closing tag, or end a tag without content in "/>". ${ESCAPES}`,
    }),
  },
  {
    when: /Expected the closing tag `(<.*?>)`/,
    explain: ([, tag]) => ({
      message: `${tag} must close where its opening tag was opened: in the same paragraph, list item or quote.`,
      hint: 'Put the opening and the closing tag on lines of their own, with blank lines around the content.',
    }),
  },
  {
    when: /Unexpected statement in code|Unexpected `\w+` in code: only import\/exports/,
    explain: () => ({
      message: 'Only import and export statements may stand in this block.',
      hint: 'A line that starts with "import" or "export" begins JavaScript, which ends at a blank line. Put a blank line in front of text.',
    }),
  },
  {
    when: /Could not parse (?:esm with oxc|import\/exports with acorn): ([^]*)$/,
    explain: ([, reason = ''], { before, behind }) => {
      const line = lineAround(before, behind);
      if (/^(?:export|import)\s+(?:default\s+)?(?:interface|type|enum|declare)\b/.test(line)) {
        return {
          message: `"${shorten(line)}" is TypeScript, and a page holds JavaScript.`,
          hint: 'Move types into a module; a page needs none of them.',
        };
      }
      return {
        message: `This import or export statement does not parse: ${plainReason(reason)}.`,
        hint: 'A line that starts with "import" or "export" is JavaScript and ends at a blank line. For text, start the line with another word.',
      };
    },
  },
  {
    when: /Could not parse expression with (?:oxc|acorn): ([^]*)$/,
    explain: ([, reason = ''], { before, behind }) => explainExpression(reason, before, behind),
  },
];

/** Names of nodes → what people call them. */
const PARENTS: Record<string, string> = {
  blockQuote: 'quote',
  blockquote: 'quote',
  listItem: 'list item',
  tableCell: 'table cell',
  tableRow: 'table row',
};

/** Returns a SiteError when the engine or a step rejected the text; any other error is returned unchanged. */
export function explainMdxError(error: unknown, { file, source }: Document): unknown {
  if (error instanceof SiteError) return new SiteError(error.message, { file, ...error.details });
  if (!(error instanceof Error)) return error;
  const parts = /^(?:(\d+):(\d+)(?:-\d+:\d+)?: )?([^]*?)(?: \((?:mdx[\w-]*|[\w-]*mdx[\w-]*):[\w-]+\))?$/.exec(
    error.message,
  );
  const rule = parts?.[3] === undefined ? undefined : RULES.find(({ when }) => when.test(parts[3] ?? ''));
  if (parts === null || (parts[1] === undefined && !rule)) return error;
  const [, line, column, reason = ''] = parts;
  const place = line === undefined ? firstBrace(source) : { line: Number(line), column: Number(column) };
  const match = rule?.when.exec(reason);
  const { message, hint } =
    rule && match
      ? rule.explain(match, splitAt(source, place))
      : { message: `This is not valid MDX: ${plainReason(reason)}.`, hint: ESCAPES };
  return new SiteError(message, { file, ...place, hint, cause: error });
}

/** Engines give no position for a mistake inside the braces of a tag, so the first tag with braces is shown. */
function firstBrace(source: string): TextPlace {
  return placeAt(source, Math.max(0, source.search(/<[a-z][^<>]*\{/i)));
}

function splitAt(source: string, { line, column }: { line: number; column: number }) {
  const start =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const at = start + column - 1;
  return { before: source.slice(0, at), behind: source.slice(at) };
}

function lineAround(before: string, behind: string): string {
  return before.slice(before.lastIndexOf('\n') + 1) + (behind.split('\n')[0] ?? '');
}

function explainExpression(reason: string, before: string, behind: string): Explanation {
  const inside = before.slice(before.lastIndexOf('{', before.length - (behind.startsWith('}') ? 1 : 0)));
  const code = shorten(inside + (/^[^}\n]*\}?/.exec(behind)?.[0] ?? ''));
  const named = code.startsWith('{') ? `The expression ${code}` : 'The expression between "{" and "}"';
  if (/^\{\{|^\{%|^\{#/.test(code) || /\{\{[^{}]*$/.test(before)) {
    return {
      message: `${named} does not parse: it looks like the syntax of a template language.`,
      hint: `What is between braces is JavaScript. ${ESCAPES}`,
    };
  }
  const statement = /^\{\s*(if|for|while|const|let|var|return|switch|throw|import|export)\b/.exec(code)?.[1];
  if (statement !== undefined) {
    return {
      message: `${named} does not parse: "${statement}" begins a statement, and only expressions may stand between braces.`,
      hint: `Export what you need from the page or import it, and use its name here. ${ESCAPES}`,
    };
  }
  return {
    message: `${named} does not parse: ${plainReason(reason)}.`,
    hint: `What is between braces is JavaScript. ${ESCAPES}`,
  };
}

/**
 * Removes what only makes sense to the parser: characters that it put around the expression, and its internal names
 * of tokens.
 */
function plainReason(reason: string): string {
  const [sentence = ''] = reason.split('\n');
  const found = /^Expected .* but found `(.+?)`$/.exec(sentence)?.[1];
  if (found !== undefined) {
    if (found === 'EOF' || found === ')') return 'it ends too early';
    return `unexpected ${WORDS[found] ?? `"${found}"`}`;
  }
  const plain = sentence.replaceAll('`', '"').replace(/\.$/, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

const WORDS: Record<string, string> = {
  Identifier: 'word',
  '#identifier': '"#"',
  Str: 'text in quotes',
  string: 'text in quotes',
};
