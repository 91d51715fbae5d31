/**
 * Tags of entries: names in front matter, either defined in a tags file or used ad hoc ("inline"), grouped by their
 * URL.
 */
import type { Severity } from '../config/types.js';
import { suggestName } from '../base/nearest-name.js';
import { normalizeUrl } from '../../shared/url.js';
import { siteRelative } from './edit-url.js';
import { kebabCase } from './kebab-case.js';
import { frontMatterPlace } from './front-matter-lines.js';
import type { Report } from './report.js';
import type { TagsFile } from './tags-file.js';

export { readTagsFile, type TagsFile } from './tags-file.js';

export interface Tag {
  label: string;
  /** With base URL. */
  permalink: string;
  description?: string;
  /** True for an ad-hoc tag, which the tags file does not define. */
  inline: boolean;
}

/** A tag in front matter, already validated. */
export type FrontMatterTag = string | { label: string; permalink: string };

export interface ResolveTagsOptions {
  tags: readonly FrontMatterTag[] | undefined;
  tagsFile: TagsFile | undefined;
  /** Pathname below which tag pages lie, with base URL. */
  tagsPath: string;
}

/** Resolves the tags of one entry; of several with the same URL the first one is kept. */
export function resolveTags({ tags = [], tagsFile, tagsPath }: ResolveTagsOptions): Tag[] {
  const byPermalink = new Map<string, Tag>();
  for (const tag of tags) {
    const resolved = resolveTag(tag, tagsFile);
    const permalink = normalizeUrl([tagsPath, resolved.permalink]);
    if (!byPermalink.has(permalink)) byPermalink.set(permalink, { ...resolved, permalink });
  }
  return [...byPermalink.values()];
}

function resolveTag(tag: FrontMatterTag, tagsFile: TagsFile | undefined): Tag {
  if (typeof tag !== 'string') return { ...tag, inline: true };
  const defined = tagsFile?.get(tag);
  if (defined !== undefined) return { ...defined, inline: false };
  return { label: tag, permalink: kebabCase(tag), inline: true };
}

export interface ReportInlineTagsOptions {
  tags: readonly Tag[];
  tagsFile: TagsFile | undefined;
  /** Absolute file of the entry. */
  file: string;
  siteDir: string;
  severity: Severity;
  report: Report;
}

/** Reports tags that the tags file does not define: where such a file exists, they are probably misspelled. */
export function reportInlineTags(options: ReportInlineTagsOptions): void {
  const { tags, tagsFile, file, siteDir, severity, report } = options;
  if (tagsFile === undefined || severity === 'ignore') return;
  const labels = tags.filter((tag) => tag.inline).map((tag) => tag.label);
  if (labels.length === 0) return;
  const names = labels.map((label) => `"${label}"`).join(', ');
  report(severity, {
    message: `The tags file does not define ${names}, used in ${siteRelative(siteDir, file)}.`,
    file,
    ...(severity === 'throw' && frontMatterPlace(file, 'tags')),
    key: 'tags',
    hint: suggestName(labels[0] ?? '', [...tagsFile.keys()]),
  });
}

export interface TagGroup<Item> {
  tag: Tag;
  items: Item[];
}

/** Tag address → the tag and its items, in the order given. The first label of an address wins. */
export function groupByTag<Item>(
  items: readonly Item[],
  getTags: (item: Item) => readonly Tag[],
): Map<string, TagGroup<Item>> {
  const groups = new Map<string, { tag: Tag; items: Set<Item> }>();
  for (const item of items) {
    for (const tag of getTags(item)) {
      const group = groups.get(tag.permalink);
      if (group === undefined) groups.set(tag.permalink, { tag, items: new Set([item]) });
      else group.items.add(item);
    }
  }
  return new Map([...groups].map(([permalink, group]) => [permalink, { tag: group.tag, items: [...group.items] }]));
}

/**
 * A tag whose items are all unlisted is unlisted itself and shows them; any other tag shows only the listed items.
 */
export function tagVisibility<Item>(
  items: readonly Item[],
  isUnlisted: (item: Item) => boolean,
): { unlisted: boolean; listedItems: Item[] } {
  const listed = items.filter((item) => !isUnlisted(item));
  const unlisted = items.length > 0 && listed.length === 0;
  return { unlisted, listedItems: unlisted ? [...items] : listed };
}
