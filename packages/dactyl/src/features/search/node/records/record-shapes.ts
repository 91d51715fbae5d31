/** The shape of records that each service, and what people use with it for docs, wants. */
import { LEVELS, type Hierarchy, type SectionRecord } from './to-records.js';

export const SERVICES = ['algolia', 'typesense', 'meilisearch'] as const;
export type Service = (typeof SERVICES)[number];

export type ServiceRecord = Record<string, unknown>;

export const RECORD_SHAPES: Record<Service, (record: SectionRecord) => ServiceRecord> = {
  /** As DocSearch's crawler. */
  algolia: (record) => ({
    objectID: record.objectID,
    ...addressOf(record),
    type: record.type,
    hierarchy: record.hierarchy,
    content: record.content,
    ...facetsOf(record),
    weight: { pageRank: record.pageRank, level: record.level, position: record.position },
  }),
  /** As `typesense-docsearch-scraper`: flat names, without what is empty. */
  typesense: (record) =>
    withoutNull({
      id: record.objectID,
      ...addressOf(record),
      type: record.type,
      ...flat(record.hierarchy, 'hierarchy.'),
      content: record.content,
      ...facetsOf(record),
      item_priority: record.pageRank * 1_000_000 + record.level * 1000 + Math.max(0, 999 - record.position),
    }),
  /** As `docs-scraper`: flat names, ids of letters and digits, and the last heading alone in `hierarchy_radio_*`. */
  meilisearch: (record) => ({
    objectID: Buffer.from(record.objectID).toString('base64url'),
    ...addressOf(record),
    type: record.type,
    ...flat(record.hierarchy, 'hierarchy_'),
    ...flat(lastOf(record.hierarchy), 'hierarchy_radio_'),
    content: record.content,
    ...facetsOf(record),
    page_rank: record.pageRank,
    level: record.level,
    position: record.position,
  }),
};

function addressOf({ url, urlWithoutAnchor, anchor }: SectionRecord): ServiceRecord {
  return { url, url_without_anchor: urlWithoutAnchor, anchor };
}

function facetsOf({ language, searchTag, kind, section, labels }: SectionRecord): ServiceRecord {
  return { language, lang: language, docusaurus_tag: searchTag, kind, section, tags: labels };
}

function flat(hierarchy: Hierarchy, prefix: string): ServiceRecord {
  return Object.fromEntries(LEVELS.map((level) => [prefix + level, hierarchy[level]]));
}

function lastOf(hierarchy: Hierarchy): Hierarchy {
  const last = LEVELS.findLast((level) => hierarchy[level] !== null);
  return Object.fromEntries(LEVELS.map((level) => [level, level === last ? hierarchy[level] : null])) as Hierarchy; // of all levels
}

function withoutNull(record: ServiceRecord): ServiceRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}
