/**
 * Parses rendered markup into a tree of its placeholders. React cannot render comments, so elements that no page
 * contains stand for marks. The text between them is not parsed.
 */
import { unescapeHtml } from '../html.js';

export type Markup = readonly (string | Range)[];

export interface Range {
  tag: Tag;
  /** Number or name in the placeholder. */
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
    const range: Range = { tag: tag as Tag, name: unescapeHtml(name), inside }; // the pattern matches no other tag
    current?.inside.push(range);
    open.push({ range, inside });
  }
  const [page] = open;
  if (!page || open.length !== 1) throw new Error('Placeholders of the renderer are not closed.');
  if (end < markup.length) page.inside.push(markup.slice(end));
  return page.inside;
}

/** Removes the placeholders of providers, which only islands need. */
export function withoutProviders(markup: string): string {
  return markup.replace(/<\/?dactyl-provide[^>]*>/g, '');
}

/** Whether a slot that its island does not show has failed to render. */
export function hasFailed(markup: string): boolean {
  return markup.includes('<dactyl-failed');
}

/** Puts raw HTML, which React cannot render, in the place of its placeholder. */
export function fillRaw(markup: string, raw: readonly string[]): string {
  if (raw.length === 0) return markup;
  const filled = markup.replace(/<dactyl-raw n="(\d+)"><\/dactyl-raw>/g, (_, n: string) => raw[Number(n)] ?? '');
  // Raw HTML may itself come from a rendering with raw HTML, so it is filled in, too.
  return filled !== markup && filled.includes('<dactyl-raw ') ? fillRaw(filled, raw) : filled;
}

/** Replaces each region. */
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

/** Replaces the placeholders of branches with their marks. */
export function markBranches(markup: string): string {
  return markup
    .replace(/<dactyl-branch name="([^"]*)">/g, (_, id: string) => `<!--branch:${id}-->`)
    .replaceAll('</dactyl-branch>', '<!--/branch-->');
}
