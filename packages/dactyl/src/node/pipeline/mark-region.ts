/** A parsed region → its HTML for one page, or for none. Nothing is parsed here: text is put in at known places. */
import { escapeHtml } from '../../shared/html.js';
import { regionName } from '../../shared/marks/region-id.js';
import { regionMark } from '../../shared/marks/write.js';
import { comparablePath, isSamePath, splitUrl } from '../../shared/url.js';

export interface RegionTemplate {
  /** Name of the file of a branch, by its place: the same while its content changes. */
  name: string;
  /** Hash of the neutral HTML: of what a reader sees before opening anything. */
  shown: string;
  /** Hash of that and of all branches that are left out: what tells regions apart. */
  hash: string;
  html: string;
  links: LinkSlot[];
  details: DetailsSlot[];
  branches: BranchSlot[];
  /** Normal pathname of a link → where it leads: the branches to open, outermost first. */
  targets: Map<string, BranchSlot[]>;
}

export interface LinkSlot {
  /** Where a class can be appended. */
  classAt: number;
  /** In front of the `>` of the tag. */
  endAt: number;
  href: { text: string; from: number; to: number };
  activeClass: string;
  /** What a component, one of the site's own, has rendered itself. */
  has: { activeClass: boolean; current: boolean };
  base: string | undefined;
  regex: RegExp | undefined;
  alternate: string | undefined;
  /** Enclosing `<details>` of the same template, innermost last. */
  details: DetailsSlot[];
}

export interface DetailsSlot {
  endAt: number;
  open: boolean;
  /** The link of the category that this element opens. */
  categoryLink: LinkSlot | undefined;
  parents: DetailsSlot[];
}

export interface BranchSlot {
  at: number;
  details: DetailsSlot | undefined;
  template: RegionTemplate;
  /** Whether its items are left out while it is closed. */
  cut: boolean;
  /** What stands for the items: a link to the first of them. */
  fallback: string;
}

export interface PagePlace {
  pathname: string;
  alternates: Record<string, string>;
}

/** The region as it is on no page; of a branch, the content of its file. */
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
export function markRegion(template: RegionTemplate, page: PagePlace): string {
  return assemble(template, template.targets.get(comparablePath(page.pathname)) ?? [], page);
}

export interface RegionPlace {
  /** Of the region in the page. */
  id: string;
  /** See `RegionStore.markOf`. */
  mark: string;
  page: PagePlace;
}

/** The same between its marks, as it stands in the page. */
export function regionOnPage(template: RegionTemplate, { id, mark, page }: RegionPlace): string {
  return regionMark(`${mark}:${regionName(id)}`, markRegion(template, page));
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
  const openBranches = branchesToOpen(template, path, page);

  for (const link of page ? template.links : []) markLink(link, page as PagePlace, { edits, opened, marked });
  // On pages that are React as a whole there are no branches.
  for (const slot of template.details) if (slot.categoryLink && marked.has(slot.categoryLink)) opened.add(slot);
  for (const { details } of openBranches.keys()) {
    if (details) for (const slot of [...details.parents, details]) opened.add(slot);
  }
  for (const slot of opened) {
    if (!slot.open) insert(slot.endAt, ' open=""');
    const label = slot.categoryLink;
    if (label && !marked.has(label)) insertClass(label, insert);
  }
  for (const branch of template.branches) {
    const inner = openBranches.get(branch);
    const isMissing = branch.cut && !inner;
    if (branch.cut && branch.details) {
      const { name, shown } = branch.template;
      // With its content, so that navigation notices an open branch of another build.
      insert(branch.details.endAt, isMissing ? ` data-branch="${name}"` : ` data-items="${name}" data-at="${shown}"`);
    }
    insert(branch.at, isMissing ? branch.fallback : assemble(branch.template, inner ?? [], page));
  }
  return applyEdits(template.html, edits);
}

/**
 * Branches that show the page → the way on inside of them. A page may be listed several times: its other places are
 * opened, too, where nothing on the way is left out.
 */
function branchesToOpen(template: RegionTemplate, path: readonly BranchSlot[], page?: PagePlace) {
  const [next, ...deeper] = path;
  const open = new Map<BranchSlot, readonly BranchSlot[]>(next && [[next, deeper]]);
  if (!page) return open;
  const key = comparablePath(page.pathname);
  for (const branch of template.branches) {
    const inner = branch.template.targets.get(key);
    if (!open.has(branch) && !branch.cut && inner?.every((one) => !one.cut)) open.set(branch, inner);
  }
  return open;
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
    marks.edits.push({ from: link.href.from, to: link.href.to, text: escapeHtml(alternate + suffix) });
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
  const insert = (at: number, text: string) => marks.edits.push({ from: at, to: at, text });
  insertClass(link, insert);
  if (!link.has.current) insert(link.endAt, ` aria-current="${exact ? 'page' : 'true'}"`);
  if (link.activeClass === 'menu__link--active') for (const slot of link.details) marks.opened.add(slot);
}

function insertClass({ classAt, activeClass, has }: LinkSlot, insert: (at: number, text: string) => void): void {
  if (!has.activeClass) insert(classAt, ` ${activeClass}`);
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
