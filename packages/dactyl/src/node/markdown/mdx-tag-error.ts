/**
 * Explains why a tag does not parse. The engine reports only where the tag starts, so this module reads the tag
 * again to find the mistake.
 *
 *     <img src=a.png>  →  The value of the attribute "src" has no quotes.
 */

export interface Explanation {
  message: string;
  hint: string;
}

const AS_TEXT = 'Where "<" is meant as text, write "\\<" or "&lt;", or put it in backticks.';

/** `text` starts with "<". */
export function explainTag(text: string): Explanation {
  const special = SPECIAL.find(({ start }) => start.test(text));
  if (special) return special.explain(special.start.exec(text)?.[0] ?? '<');
  return explainParts(text);
}

interface Special {
  start: RegExp;
  explain: (found: string) => Explanation;
}

const SPECIAL: Special[] = [
  {
    start: /^<(?:(?:[a-z][a-z\d+.-]*:\/\/|mailto:|tel:)[^\s<>"'=]*|[\w.+-]+@[\w.-]+)>/i,
    explain: (found) => {
      const url = found.slice(1, -1);
      const target = url.includes(':') ? url : `mailto:${url}`;
      return {
        message: `Links in angle brackets, such as ${shorten(found)}, do not work in MDX: they look like tags.`,
        hint: `Write [text](${target})${url.includes(':') ? ', or the URL without the brackets' : ''}.`,
      };
    },
  },
  {
    start: /^<!--/,
    explain: () => ({
      message: 'HTML comments are not allowed here.',
      hint: 'Write {/* comment */}, or switch "markdown.mdx1Compat.comments" on.',
    }),
  },
  {
    start: /^<[!?][^\s>]*/,
    explain: (found) => ({
      message: `"${shorten(found)}" is HTML that MDX does not know.`,
      hint: `Remove it: a page needs no such declarations. ${AS_TEXT}`,
    }),
  },
  {
    start: /^<[^a-z$_/]/i,
    explain: (found) => ({
      message: `"<" before "${found.slice(1)}" starts no tag.`,
      hint: AS_TEXT,
    }),
  },
];

/** Reads name, attributes and end, in that order. */
function explainParts(text: string): Explanation {
  const name = /^<\/?\s*([\p{ID_Start}$_][\p{ID_Continue}$\-.:]*)?/u.exec(text)?.[0] ?? '<';
  const tag = `${name}…`;
  if (text.startsWith('</')) {
    return {
      message: `The closing tag ${tag} holds more than a name.`,
      hint: `Write ${name}>. ${AS_TEXT}`,
    };
  }
  const [paragraph = ''] = text.split(/\n[ \t]*\r?\n/);
  if (!paragraph.includes('>')) return endless(tag);
  let rest = text.slice(name.length);
  for (let match = ATTRIBUTE.exec(rest); match; match = ATTRIBUTE.exec(rest)) {
    rest = rest.slice(match[0].length);
  }
  rest = rest.trimStart();
  const attribute = /^([^\s=/>{}"'<]+)\s*=\s*([^\s>]*)/.exec(rest);
  if (attribute) return explainValue(tag, attribute[1] ?? '', attribute[2] ?? '');
  if (rest.startsWith('{')) {
    return {
      message: `The tag ${tag} holds "${shorten(rest)}", which is not an attribute.`,
      hint: 'Between braces a tag takes only a spread: {...props}. A value follows a name: name={value}.',
    };
  }
  if (rest === '' || rest === '/') return endless(tag);
  if (/^\/?>/.test(rest)) {
    return {
      message: `The tag ${tag} does not parse.`,
      hint: `Look at its name and at values between braces. ${AS_TEXT}`,
    };
  }
  return {
    message: `"${/^[^\s>]+/.exec(rest)?.[0] ?? ''}" is not allowed in the tag ${tag}`.replace(/…$/, '….'),
    hint: `Attributes are written name="value" or name={value}, with blanks between them. ${AS_TEXT}`,
  };
}

function endless(tag: string): Explanation {
  return { message: `The tag ${tag} has no end.`, hint: `Close it with ">" or "/>". ${AS_TEXT}` };
}

/** A valid attribute with the white space before it. */
const ATTRIBUTE =
  /^\s+(?:\{\s*\.\.\.[^{}]*\}|[\p{ID_Start}$_][\p{ID_Continue}$-]*(?::[\p{ID_Start}$_][\p{ID_Continue}$-]*)?(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}))?(?=[\s/>]|$))/u;

function explainValue(tag: string, name: string, value: string): Explanation {
  if (value === '') {
    return {
      message: `The attribute "${name}" of ${tag} has no value.`,
      hint: `Write ${name}="value", or ${name} alone.`,
    };
  }
  if (/^["']/.test(value)) {
    return {
      message: `The value of the attribute "${name}" of ${tag} has no end.`,
      hint: `Close it with ${value.charAt(0)}, and put nothing but a blank behind it.`,
    };
  }
  if (value.startsWith('{')) {
    return { message: `The value of the attribute "${name}" of ${tag} has no end.`, hint: 'Close it with "}".' };
  }
  if (value.startsWith('<')) {
    return {
      message: `The attribute "${name}" of ${tag} has a tag as its value.`,
      hint: `Put it in braces: ${name}={<b />}.`,
    };
  }
  return {
    message: `The value of the attribute "${name}" of ${tag} has no quotes.`,
    hint: `Write ${name}="${shorten(value.replace(/\/$/, ''))}".`,
  };
}

export function shorten(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
