/** A parsed region → its HTML for one page, or for none. Nothing is parsed here: text is put in at known places. */
import { comparablePath, isSamePath, splitUrl } from '../shared/url.js';
import type { BranchSlot, DetailsSlot, LinkSlot, RegionTemplate } from './region-template.js';

export interface MarkedRegion {
  html: string;
  /** Hashes of cut branches that lead to the active link, outermost first. */
  branches: string[];
}

export interface PagePlace {
  pathname: string;
  alternates: Record<string, string>;
}

/** The region as it is on no page: the content of its file. */
export function neutralHtml(template: RegionTemplate): string {
  return assemble(template, []);
}

/** All branches that have files of their own, at any depth. */
export function cutBranches(template: RegionTemplate): RegionTemplate[] {
  return template.branches.flatMap((branch) => [
    ...(branch.cut ? [branch.template] : []),
    ...cutBranches(branch.template),
  ]);
}

/** The region with everything marked that is active on a page. */
export function markRegion(template: RegionTemplate, page: PagePlace): MarkedRegion {
  const path = template.targets.get(comparablePath(page.pathname)) ?? [];
  const html = assemble(template, path, page);
  return { html, branches: path.filter((branch) => branch.cut).map((branch) => branch.template.hash) };
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

function assemble(template: RegionTemplate, path: readonly BranchSlot[], page?: PagePlace): string {
  const edits: Edit[] = [];
  const insert = (at: number, text: string) => edits.push({ from: at, to: at, text });
  const opened = new Set<DetailsSlot>();
  const marked = new Set<LinkSlot>();
  const [next, ...deeper] = path;

  for (const link of page ? template.links : []) markLink(link, page as PagePlace, { edits, opened, marked });
  if (next?.details) for (const slot of [...next.details.parents, next.details]) opened.add(slot);
  for (const slot of opened) {
    if (!slot.open) insert(slot.endAt, ' open=""');
    const label = slot.categoryLink;
    if (label && !marked.has(label)) insert(label.classAt, ` ${label.activeClass}`);
  }
  for (const branch of template.branches) {
    const active = branch === next;
    if (branch.cut && !active) {
      if (branch.details) insert(branch.details.endAt, ` data-branch="${branch.template.hash}"`);
      insert(branch.at, branch.fallback);
    } else {
      insert(branch.at, assemble(branch.template, active ? deeper : [], page));
    }
  }
  return applyEdits(template.html, edits);
}

interface Marks {
  edits: Edit[];
  opened: Set<DetailsSlot>;
  marked: Set<LinkSlot>;
}

function markLink(link: LinkSlot, page: PagePlace, marks: Marks): void {
  const alternate = link.alternate === undefined ? undefined : page.alternates[link.alternate];
  if (alternate !== undefined) {
    const { suffix } = splitUrl(link.href.text);
    marks.edits.push({ from: link.href.from, to: link.href.to, text: encodeEntities(alternate + suffix) });
    return;
  }
  const exact = isSamePath(link.href.text, page.pathname);
  const matches = link.regex
    ? link.regex.test(page.pathname)
    : link.base === undefined
      ? exact
      : page.pathname.startsWith(link.base);
  if (!matches) return;
  marks.marked.add(link);
  marks.edits.push({ from: link.classAt, to: link.classAt, text: ` ${link.activeClass}` });
  marks.edits.push({ from: link.endAt, to: link.endAt, text: ` aria-current="${exact ? 'page' : 'true'}"` });
  if (link.activeClass === 'menu__link--active') for (const slot of link.details) marks.opened.add(slot);
}

function applyEdits(html: string, edits: Edit[]): string {
  let out = '';
  let copied = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    out += html.slice(copied, edit.from) + edit.text;
    copied = edit.to;
  }
  return out + html.slice(copied);
}

function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
