/** The text of a Mermaid diagram, apart from what screen readers are told of it. */

export interface MermaidText {
  /** Without front matter, directives and words for screen readers, which not every renderer knows. */
  bare: string;
  title?: string;
  description?: string;
}

/** What the small renderer would leave out or take for something else, by the kind in which it means that. */
const TOO_MUCH = [
  String.raw`\n\s*(?:click|callback|links?)\s+\w`,
  String.raw`@\{|\w@(?:--|==|-\.)`,
  String.raw`sequenceDiagram[^]*\n\s*(?:autonumber|rect|box|create|destroy|critical|break)\b`,
  String.raw`stateDiagram[^]*(?:\n\s*note\b|<<(?:fork|join|choice)>>|\n\s*--\s*\n)`,
  String.raw`classDiagram[^]*\n\s*(?:note|namespace)\b`,
  String.raw`erDiagram[^]*\w\[`,
];
const BEFORE = String.raw`(?:---\n[^]*?\n---\n|%%[^\n]*\n|\s)*`;
const KINDS = 'flowchart|graph|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram(?:-v2)?|erDiagram';

/** Pattern of the texts that the small renderer draws: of five kinds, behind front matter, directives and comments. */
export const LIGHT_TEXTS = String.raw`^(?![^]*(?:${TOO_MUCH.join('|')}))\s*${BEFORE}(?:${KINDS})\b`;

const FRONT_MATTER = /^\s*---\n([^]*?)\n---\n/;
const TITLE = /^[ \t]*accTitle[ \t]*:[ \t]*(.*)$/m;
const DESCRIPTION = /^[ \t]*accDescr[ \t]*(?::[ \t]*(.*)$|\{([^}]*)\})/m;

export function readMermaid(text: string): MermaidText {
  const yaml = FRONT_MATTER.exec(text)?.[1] ?? '';
  const ownTitle = /^title:[ \t]*(["']?)(.+)\1[ \t]*$/m.exec(yaml)?.[2];
  const title = TITLE.exec(text)?.[1]?.trim() || ownTitle;
  const [, line, block] = DESCRIPTION.exec(text) ?? [];
  const description = (line ?? block)?.replaceAll(/\s+/g, ' ').trim();
  const bare = text
    .replace(FRONT_MATTER, '')
    .replaceAll(/%%\{[^]*?\}%%/g, '')
    .replace(TITLE, '')
    .replace(DESCRIPTION, '')
    .replaceAll(/^\s*\n/gm, '')
    // The small renderer knows the other order of these signs only.
    .replaceAll(/\}o(?=--|\.\.)/g, (signs) => (text.includes('erDiagram') ? '{o' : signs));
  return { bare, ...(title !== undefined && { title }), ...(description && { description }) };
}

/** Lines that are no part of what is seen. */
const SILENT = /^\s*(?:style|classDef|class|linkStyle|direction|cssClass)\s[^{]*$/;
/** Labels in brackets, on arrows and behind colons, and names of participants. */
const LABELS = /\[([^[\]]+)\]|\|([^|\n]+)\||"([^"\n]+)"|:\s*([^\s:][^\n]*)$|\sas\s+([^\n]+)$/gm;

/** A word of a label that a drawing lacks; `undefined` when all are there. */
export function missingWord(text: string, svg: string): string | undefined {
  const shown = svg.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, ' ');
  const lines = text.split('\n').filter((line) => !SILENT.test(line));
  const labels = [...lines.join('\n').matchAll(LABELS)].map(
    (match) => match.slice(1).find((part) => part !== undefined) ?? '',
  );
  const words = labels.flatMap((label) => label.replaceAll(/<[^>]*>|[#&]\w+;/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []);
  return words.find((word) => !shown.includes(word));
}
