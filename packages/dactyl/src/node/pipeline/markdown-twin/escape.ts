/** Text → Markdown that reads as the same text. Only what would be syntax gets a backslash. */

/** `inLink`: a bracket would end the text of the link. */
export function escapeText(text: string, { inLink = false } = {}): string {
  if (!/[\\`*_[\]<&~:]/.test(text)) return text;
  const hasTildes = text.indexOf('~') !== text.lastIndexOf('~');
  return text.replace(/[\\`*_[\]<&~:]/g, (sign, at: number) => {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    return needsEscape(sign, { before, after, rest: text.slice(at, at + 40), inLink, hasTildes }) ? `\\${sign}` : sign;
  });
}

interface SignPlace {
  before: string;
  after: string;
  rest: string;
  inLink: boolean;
  hasTildes: boolean;
}

function needsEscape(sign: string, { before, after, rest, inLink, hasTildes }: SignPlace): boolean {
  switch (sign) {
    case '\\':
      return after === '' || /[!-/:-@[-`{-~\n]/.test(after);
    case '*':
      return !(/^\s?$/.test(before) && /\s/.test(after));
    case '_':
      return !(WORD.test(before) && WORD.test(after)) && !(/\s/.test(before) && /\s/.test(after));
    case ']':
      return inLink;
    case '<':
      return after === '' || /[a-z/!?]/i.test(after);
    case '&':
      return after === '' || /^&(?:#|[a-z\d]+;)/i.test(rest);
    case '~':
      return hasTildes;
    case ':':
      return /^:[a-z][\w-]*\{/i.test(rest);
    default:
      return true;
  }
}

const WORD = /[\p{L}\p{N}]/u;

/** What would begin another block at the start of a line of a paragraph. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph.replace(
    /^(?:#{1,6}(?=[ \t]|$)|[-+](?=[ \t]|$)|\*(?=[ \t]|$)|>|~{3,}|:{3,}|(?:=+|-+)[ \t]*$|\d{1,9}[.)](?=[ \t]|$))/gm,
    (start) => start.replace(/^(\d*)(.)/, '$1\\$2'),
  );
}
