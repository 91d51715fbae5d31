/** Routes of a version's tags: the list of all tags, and a page for each. */
import { groupByTag, tagVisibility } from '../../../node/content/tags.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import type { Json } from '../../../shared/json.js';
import type { DocsOptions } from './options.js';
import type { DocMetadata, PropTag, PropTagListItem } from './types.js';
import type { LoadedVersion } from './content-types.js';

export function tagRoutes(version: LoadedVersion, options: DocsOptions): RouteConfig[] {
  const tags = versionTags(version);
  const listed = tags.filter((tag) => !tag.unlisted).map(listItem);
  const pages = tags.map((tag) => ({
    path: tag.permalink,
    component: options.docTagDocListComponent,
    exact: true,
    // The cast: plain data, but its interface lacks the index signature of JSON.
    props: { tag: tag as unknown as Json },
  }));
  if (listed.length === 0) return pages;
  const list = {
    path: version.tagsPath,
    component: options.docTagsListComponent,
    exact: true,
    props: { tags: listed as unknown as Json }, // plain data, as above
  };
  return [list, ...pages];
}

export function versionTags(version: LoadedVersion): PropTag[] {
  const groups = groupByTag(version.docs, (doc) => doc.tags);
  return [...groups.values()].map(({ tag, items }) => {
    const { unlisted, listedItems } = tagVisibility(items, (doc) => doc.unlisted);
    return {
      label: tag.label,
      permalink: tag.permalink,
      description: tag.description,
      allTagsPath: version.tagsPath,
      count: listedItems.length,
      items: listedItems.toSorted(byTitle).map(({ id, title, description, permalink }) => ({
        id,
        title,
        description,
        permalink,
      })),
      unlisted,
    };
  });
}

function listItem({ label, permalink, description, count }: PropTag): PropTagListItem {
  return { label, permalink, description, count };
}

function byTitle(a: DocMetadata, b: DocMetadata): number {
  return a.title.localeCompare(b.title, 'en');
}
