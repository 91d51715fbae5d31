/** Tags of HTML that are no JSX, and signs that look like tags. */
import { HTML_ELEMENTS, VOID_ELEMENTS } from './html-elements.js';

export interface Fix {
  /** Offset in the text. */
  start: number;
  before: string;
  after: string;
}

const LINK = /^<((?:https?|ftp):\/\/[^\s<>"'`{}]+|(?:mailto|tel):[^\s<>"'`{}]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/i;
const NAME = /^<([A-Za-z][\w.-]*)/;
/** A tag as HTML allows it: values may lack quotes. Braces are JSX, and left alone. */
const TAG =
  /^<[A-Za-z][\w.-]*((?:\s+[A-Za-z_][\w:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^\s"'=<>`{}]+))?)*)\s*(\/?)>/;

/** What stands behind "<" does not parse. */
export function tagFix(text: string, at: number): Fix | undefined {
  const rest = text.slice(at);
  if (!rest.startsWith('<')) return undefined;
  const escaped: Fix = { start: at, before: '<', after: '\\<' };
  const link = LINK.exec(rest);
  if (link) return { start: at, before: link[0], after: writtenLink(link[1] ?? '') };
  const end = rest.startsWith('<!--') ? rest.indexOf('-->', 4) : -1;
  if (end !== -1) {
    const words = rest.slice(4, end).replaceAll('*/', '* /');
    return { start: at, before: rest.slice(0, end + 3), after: `{/*${words}*/}` };
  }
  // Declarations and instructions show nothing as Markdown: whether they are wanted as text is not known.
  if (/^<[!?/$_]/.test(rest)) return undefined;
  const name = NAME.exec(rest)?.[1];
  if (name === undefined) return escaped;
  const tag = TAG.exec(rest);
  if (tag && isElement(name)) return quoteValues(at, tag);
  return isElement(name) || tag || isKnown(text, name) ? undefined : escaped;
}

/** A tag that nothing closes: `<br>`, or a placeholder such as `<name>`. */
export function unclosedTagFix(text: string, at: number): Fix | undefined {
  const rest = text.slice(at);
  const tag = TAG.exec(rest);
  const name = NAME.exec(rest)?.[1];
  if (!tag || name === undefined) return undefined;
  const [before, attributes = ''] = tag;
  if (VOID_ELEMENTS.has(name.toLowerCase())) {
    return { start: at, before, after: `${before.slice(0, -1).trimEnd()} />` };
  }
  if (isElement(name) || attributes !== '' || isKnown(text, name)) return undefined;
  return { start: at, before: '<', after: '\\<' };
}

/** `</br>` is read by browsers as a break. */
export function closingTagFix(text: string, at: number): Fix | undefined {
  const start = text.lastIndexOf('<', at);
  const before = /^<\/br\s*>/i.exec(text.slice(start))?.[0];
  return before === undefined ? undefined : { start, before, after: '<br />' };
}

function quoteValues(start: number, [before, attributes = '']: RegExpExecArray): Fix | undefined {
  const quoted = attributes.replace(
    /(\s+[A-Za-z_][\w:-]*\s*=\s*)("[^"]*"|'[^']*'|\{[^{}]*\}|[^\s"'=<>`{}]+)/g,
    (_, name: string, value: string) => name + (/^["'{]/.test(value) ? value : `"${value}"`),
  );
  if (quoted === attributes) return undefined;
  const at = before.indexOf(attributes);
  return { start, before, after: before.slice(0, at) + quoted + before.slice(at + attributes.length) };
}

function writtenLink(target: string): string {
  const url = target.includes(':') ? target : `mailto:${target}`;
  const words = target.replace(/[\\[\]*~]/g, String.raw`\$&`);
  return `[${words}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

function isElement(name: string): boolean {
  return HTML_ELEMENTS.has(name.toLowerCase());
}

/** Whether the text closes such a tag somewhere, or has the name from an import: then it may be a component. */
function isKnown(text: string, name: string): boolean {
  const [root = name] = name.split('.');
  return (
    text.includes(`</${name}`) ||
    new RegExp(`^(?:import|export)\\b.*\\b${root.replaceAll('-', '\\-')}\\b`, 'm').test(text)
  );
}
