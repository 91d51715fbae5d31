/**
 * The HTML of a region, prepared so that what is active on a page can be marked by inserting text: no
 * rendering, no parsing per page. The rule is that of `browser/router/README.md`;
 * `browser/router/active.ts` follows it on the DOM.
 *
 * A large region (a sidebar, that is) keeps closed branches in files of their own.
 */
import { hashText } from '../base/hash.js';
import { comparablePath } from '../../shared/url.js';
import { besideMarks, branchEnd, startsBranch, withoutMarks } from '../../shared/marks/scan.js';
import { PART_OF_LIST } from '../../shared/marks/region-id.js';
import { unescapeHtml } from '../../shared/html.js';
import {
  cutBranches,
  neutralHtml,
  type RegionTemplate,
  type LinkSlot,
  type DetailsSlot,
  type BranchSlot,
} from './mark-region.js';

/** A region or branch larger than this (characters of HTML) leaves closed branches inside it to files. */
export const CUT_ABOVE = 20_000;

const HASH_LENGTH = 12;

const TOKEN = besideMarks(/<(a|details)(\s[^>]*)?>|<\/details>/);

/** @param key - Names the region among those of its locale; names of branches begin with it. */
export function parseRegion(html: string, key = '', parsed?: ParsedBranches): RegionTemplate {
  const isLarge = html.length > CUT_ABOVE;
  const kept = parsed && { before: parsed.get(key), after: new Map<string, ParsedBranch>() };
  const template = parseTemplate(html, { isLarge, cut: isLarge, place: key, names: new Map(), claims: [], kept });
  if (kept) parsed.set(key, kept.after);
  return template;
}

/** Branches of the regions that were parsed last: region → hash of the text of a branch → branch. For the dev server, where one of them changes. */
export type ParsedBranches = Map<string, Map<string, ParsedBranch>>;

interface ParsedBranch {
  template: RegionTemplate;
  fallback: string;
  /** The names of it and of all branches in it. */
  claims: readonly Claim[];
}

interface Claim {
  name: string;
  /** What the branch of this name holds. */
  content: string;
  /** Whether another branch had the name that it should get. */
  isSecond: boolean;
}

interface Cutting {
  /** Whether the region is large: closed parts of lists are left out of all its branches. */
  isLarge: boolean;
  /** Whether all closed branches are left out here. */
  cut: boolean;
  /** The region and, in a branch, how deep it is. */
  place: string;
  /** Names of branches of the region so far, with hashes of what they hold. */
  names: Map<string, string>;
  /** All of them in the order in which they were given. */
  claims: Claim[];
  /** Branches of the same region that were parsed before, and those of now. */
  kept?: { before: ReadonlyMap<string, ParsedBranch> | undefined; after: Map<string, ParsedBranch> } | undefined;
}

interface Scan {
  out: string;
  links: LinkSlot[];
  details: DetailsSlot[];
  branches: BranchSlot[];
  open: DetailsSlot[];
  lastCategoryLink: LinkSlot | undefined;
}

function parseTemplate(html: string, cutting: Cutting): RegionTemplate {
  const scan: Scan = { out: '', links: [], details: [], branches: [], open: [], lastCategoryLink: undefined };
  let copied = 0;
  TOKEN.lastIndex = 0;
  const token = new RegExp(TOKEN);
  for (let match = token.exec(html); match; match = token.exec(html)) {
    scan.out += html.slice(copied, match.index);
    copied = match.index;
    if (startsBranch(match[0])) {
      const end = branchEnd(html, match.index + match[0].length);
      addBranch(scan, { mark: match[0], inside: html.slice(match.index + match[0].length, end.inside) }, cutting);
      copied = end.mark;
      token.lastIndex = copied;
      continue;
    }
    const at = scan.out.length;
    scan.out += match[0];
    copied += match[0].length;
    if (match[1] === 'a') addLink(scan, match[0], at);
    else if (match[1] === 'details') openDetails(scan, match[0], at);
    else if (match[0] === '</details>') scan.open.pop();
  }
  scan.out += html.slice(copied);
  return finish(scan);
}

function finish({ out, links, details, branches }: Scan): RegionTemplate {
  const template: RegionTemplate = {
    name: '',
    shown: '',
    hash: '',
    html: out,
    links,
    details,
    branches,
    targets: new Map(),
  };
  for (const link of links) template.targets.set(comparablePath(link.href.text), []);
  // A category's own page shows its items too.
  for (const branch of branches) {
    const own = branch.details?.categoryLink;
    if (own) template.targets.set(comparablePath(own.href.text), [branch]);
  }
  for (const branch of branches) {
    for (const [path, inner] of branch.template.targets) {
      if (!template.targets.has(path)) template.targets.set(path, [branch, ...inner]);
    }
  }
  template.shown = hashText(neutralHtml(template), HASH_LENGTH);
  const cut = cutBranches(template).map(({ name, shown }) => `${name} ${shown}`);
  template.hash = cut.length === 0 ? template.shown : hashText([template.shown, ...cut].join('\n'), HASH_LENGTH);
  return template;
}

function addBranch(scan: Scan, { mark, inside }: { mark: string; inside: string }, cutting: Cutting): void {
  const { template, fallback } = keptBranch(inside, cutting);
  const details = scan.open.at(-1);
  const shown = details === undefined || details.open;
  const isLeftOut = cutting.cut || (cutting.isLarge && mark.includes(`${PART_OF_LIST}-->`));
  scan.branches.push({ at: scan.out.length, details, template, cut: isLeftOut && !shown, fallback });
}

function keptBranch(inside: string, cutting: Cutting): ParsedBranch {
  const { kept, isLarge, place } = cutting;
  if (!kept) return parseBranch(inside, cutting);
  const key = hashText(`${Number(isLarge)} ${place} ${inside}`);
  const known = kept.before?.get(key);
  const isUsable = known !== undefined && claimAgain(known.claims, cutting);
  const branch = isUsable ? known : parseBranch(copyOf(inside), cutting);
  // A second name depends on other branches.
  if (branch.claims.every(({ isSecond }) => !isSecond)) kept.after.set(key, branch);
  return branch;
}

/** V8 keeps the whole text of which a string is a part. */
function copyOf(part: string): string {
  return ` ${part}`.slice(1);
}

function claimAgain(claims: readonly Claim[], cutting: Cutting): boolean {
  const { names } = cutting;
  if (claims.some(({ name, content }) => names.has(name) && names.get(name) !== content)) return false;
  for (const { name, content } of claims) names.set(name, content);
  cutting.claims.push(...claims);
  return true;
}

function parseBranch(inside: string, cutting: Cutting): ParsedBranch {
  const { place, claims } = cutting;
  const first = claims.length;
  const fallback = firstItem(inside);
  const template = parseTemplate(inside, { ...cutting, cut: inside.length > CUT_ABOVE, place: `${place}/` });
  template.name = branchName(`${place} ${/ href="([^"]*)"/.exec(fallback)?.[1]}`, template.hash, cutting);
  return { template, fallback, claims: claims.slice(first) };
}

/**
 * By where its first link leads, not by its number: a page of an earlier build that names a branch must not get another one, where a
 * category was added in front of it.
 */
function branchName(place: string, content: string, { names, claims }: Cutting): string {
  const wanted = hashText(place, HASH_LENGTH);
  let name = wanted;
  // Two that hold the same share a file.
  const isTaken = () => names.has(name) && names.get(name) !== content;
  for (let count = 2; isTaken(); count++) name = hashText(`${place} ${count}`, HASH_LENGTH);
  names.set(name, content);
  claims.push({ name, content, isSecond: name !== wanted });
  return name;
}

/**
 * The first link below a category, so that a closed one still leads somewhere without JavaScript. A branch holds items,
 * or a list with all of them.
 */
function firstItem(html: string): string {
  const text = withoutMarks(html);
  const link = /<a\s[^>]*href="[^"]*"[^>]*>[\s\S]*?<\/a>/.exec(text)?.[0];
  if (link === undefined) return '';
  const [list = ''] = /^<ul[^>]*>/.exec(text) ?? [];
  return `${list}<li class="menu__list-item">${link}</li>${list && '</ul>'}`;
}

function addLink(scan: Scan, tag: string, at: number): void {
  const attribute = (name: string) => {
    const match = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
    return (
      match && {
        text: unescapeHtml(match[1] ?? ''),
        from: match.index + match[0].length - 1 - (match[1] ?? '').length,
      }
    );
  };
  const href = attribute('href');
  const classes = attribute('class');
  if (!href || !classes) return;
  const kind = /\b(menu|navbar|dropdown)__link\b/.exec(classes.text)?.[1];
  const alternate = attribute('data-alternate')?.text;
  if (!kind && alternate === undefined) return;
  const regex = attribute('data-active-regex')?.text;
  const activeClass = attribute('data-active-class')?.text ?? `${kind ?? 'navbar'}__link--active`;
  const link: LinkSlot = {
    classAt: at + classes.from + rawLength(tag, classes.from),
    endAt: at + tag.length - 1,
    href: { text: href.text, from: at + href.from, to: at + href.from + rawLength(tag, href.from) },
    activeClass,
    has: { activeClass: classes.text.split(/\s+/).includes(activeClass), current: attribute('aria-current') !== null },
    base: attribute('data-active-base')?.text,
    regex: regex === undefined ? undefined : new RegExp(regex, 'i'),
    alternate,
    details: [...scan.open],
  };
  scan.links.push(link);
  if (classes.text.includes('menu__link--sublist')) scan.lastCategoryLink = link;
}

/** Length of the attribute value that starts at `from`, as it stands in the markup. */
function rawLength(tag: string, from: number): number {
  return tag.indexOf('"', from) - from;
}

function openDetails(scan: Scan, tag: string, at: number): void {
  const slot: DetailsSlot = {
    endAt: at + tag.length - 1,
    open: /\sopen(?:=|\s|>)/.test(tag),
    categoryLink: scan.lastCategoryLink,
    parents: [...scan.open],
  };
  scan.lastCategoryLink = undefined;
  scan.details.push(slot);
  scan.open.push(slot);
}
