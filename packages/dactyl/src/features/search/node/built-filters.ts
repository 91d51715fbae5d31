/** Filters of a search on the command line, and in `queries.yml` → what is searched. */
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError, type SiteErrorDetails } from '../../../node/base/site-error.js';
import { versionKey } from '../../../shared/version-links.js';
import { pageFilter } from '../engine/filter-pages.js';
import { PAGE_KINDS, type FiltersFile, type SearchOptions } from '../engine/types.js';

/** Name → value, as in the URL of the search page. */
export type Filters = Readonly<Record<string, string>>;

interface Known {
  file: FiltersFile | undefined;
  usualTags: readonly string[];
  latest: Record<string, string>;
  /** Where the filters are written. */
  at?: SiteErrorDetails | undefined;
}

export function limitsOf(filters: Filters, { file, usualTags, latest, at }: Known): SearchLimits {
  if (Object.keys(filters).length === 0) return { facets: usualTags };
  if (!file) throw new SiteError('The search of this site has no filters: there is nothing to choose.', at);
  const versions = versionsOf(file);
  const values: Record<string, readonly string[]> = {
    section: file.sections,
    type: PAGE_KINDS,
    tag: file.labels,
    ...Object.fromEntries(versions.map(({ name, values: own }) => [name, own])),
  };
  for (const [name, value] of Object.entries(filters)) {
    const known = values[name];
    if (!known)
      throw new SiteError(`The search has no filter "${name}".`, {
        ...at,
        hint: suggestName(name, Object.keys(values)),
      });
    if (!known.includes(value))
      throw new SiteError(`No page of the index has the ${name} "${value}".`, {
        ...at,
        hint: suggestName(value, known),
      });
  }
  const { section, type, tag } = filters;
  const accepts = pageFilter(file, { section, type, tag });
  const facets = versions.reduce<readonly string[]>((tags, { id, name }) => {
    const chosen = filters[name];
    if (chosen === undefined) return tags;
    return [...tags.filter((one) => one !== versionKey(id, latest[id] ?? '')), versionKey(id, chosen)];
  }, usualTags);
  return { facets, ...(accepts && { accepts }) };
}

type SearchLimits = Pick<SearchOptions, 'facets' | 'accepts'>;

/** Filters by version; the names are those of `theme/session/chosen-filters.ts`. */
function versionsOf({ versions }: FiltersFile): { id: string; name: string; values: string[] }[] {
  return Object.entries(versions).map(([id, own]) => ({
    id,
    name: id === 'default' ? 'version' : `version-${id}`,
    values: own.map(({ name }) => name),
  }));
}
