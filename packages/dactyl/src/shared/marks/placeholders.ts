/**
 * Rendered markup as a tree of its placeholders. React cannot render comments, so what is to be marked stands in
 * elements that no page has; text between them is left as it is.
 */
import { unescapeHtml } from '../html.js';

export type Markup = readonly (string | Range)[];

export interface Range {
  tag: Tag;
  /** Number or name, as the placeholder has it. */
  name: string;
  inside: Markup;
}

export type Tag = 'island' | 'slot' | 'unused' | 'failed' | 'provide' | 'adopt' | 'hole' | 'region' | 'own-region';

const RANGE =
  /<(\/?)dactyl-(island|slot|unused|failed|provide|adopt|hole|region|own-region)(?: (?:n|name)="([^"]*)")?>/g;

export function parsePlaceholders(markup: string): Markup {
  const open: { range: Range | undefined; inside: (string | Range)[] }[] = [{ range: undefined, inside: [] }];
  let end = 0;
  for (const match of markup.matchAll(RANGE)) {
    const [whole, slash, tag, name = ''] = match;
    const current = open.at(-1);
    if (match.index > end) current?.inside.push(markup.slice(end, match.index));
    end = match.index + whole.length;
    if (slash) {
      open.pop();
      continue;
    }
    const inside: (string | Range)[] = [];
    const range: Range = { tag: tag as Tag, name: unescapeHtml(name), inside }; // the pattern has no other
    current?.inside.push(range);
    open.push({ range, inside });
  }
  const [page] = open;
  if (!page || open.length !== 1) throw new Error('Placeholders of the renderer are not closed.');
  if (end < markup.length) page.inside.push(markup.slice(end));
  return page.inside;
}

/** Placeholders of providers, of which only islands make something. */
export function withoutProviders(markup: string): string {
  return markup.replace(/<\/?dactyl-provide[^>]*>/g, '');
}

/** Whether a slot that is not shown has failed. */
export function hasFailed(markup: string): boolean {
  return markup.includes('<dactyl-failed');
}

/** Raw HTML, which React cannot render, by its number. */
export function fillRaw(markup: string, raw: readonly string[]): string {
  if (raw.length === 0) return markup;
  const filled = markup.replace(/<dactyl-raw n="(\d+)"><\/dactyl-raw>/g, (_, n: string) => raw[Number(n)] ?? '');
  // Raw HTML may itself come from a rendering that used raw HTML.
  return filled !== markup && filled.includes('<dactyl-raw ') ? fillRaw(filled, raw) : filled;
}

/** Puts something else in the place of each region. */
export function replaceRegions(markup: string, replace: (id: string, inside: string) => string): string {
  const parts = markup.split(/<dactyl-region name="([^"]*)">([\s\S]*?)<\/dactyl-region>/);
  let html = parts[0] ?? '';
  for (let i = 1; i < parts.length; i += 3) {
    const [id = '', inside = '', after = ''] = parts.slice(i, i + 3);
    html += replace(id, inside) + after;
  }
  return html;
}

export function withoutBranches(markup: string): string {
  return markup.replace(/<\/?dactyl-branch[^>]*>/g, '');
}

/** Placeholders of branches become their marks. */
export function markBranches(markup: string): string {
  return markup
    .replace(/<dactyl-branch name="([^"]*)">/g, (_, id: string) => `<!--branch:${id}-->`)
    .replaceAll('</dactyl-branch>', '<!--/branch-->');
}
