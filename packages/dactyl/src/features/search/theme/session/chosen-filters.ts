/** What a reader has limited a search to. Names and values are those of parameters in the URL of the search page. */
import { versionKey } from '../../../../shared/version-links.js';
import type { FiltersFile } from '../../engine/types.js';

/** Name of a filter → its value. A filter that is not chosen is absent. */
export type Chosen = Readonly<Record<string, string>>;

/** Parameters that every site has; each docs instance with several versions adds one. */
export const FILTER_NAMES = ['section', 'type', 'tag', 'locale'] as const;

/** Name of the filter by the version of a docs instance. */
export function versionName(id: string): string {
  return id === 'default' ? 'version' : `version-${id}`;
}

/** The filters in the query of a URL. */
export function readChosen(search: string): Chosen {
  const isFilter = (name: string) => FILTER_NAMES.some((own) => own === name) || /^version(?:-|$)/.test(name);
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name, value]) => isFilter(name) && value !== ''));
}

/** A part of a URL, with `&` in front; empty where nothing is chosen. */
export function writeChosen(chosen: Chosen): string {
  const text = new URLSearchParams(chosen).toString();
  return text && `&${text}`;
}

export function withChosen(chosen: Chosen, name: string, value: string): Chosen {
  const { [name]: _before, ...others } = chosen;
  return value === '' ? others : { ...others, [name]: value };
}

/** Docs instance → the chosen version; `undefined` where none is chosen. */
export function chosenVersions(chosen: Chosen): Record<string, string> | undefined {
  const found = Object.entries(chosen).flatMap(([name, value]) => {
    const [, id] = /^version(?:-(.*))?$/.exec(name) ?? [];
    return name.startsWith('version') ? [[id ?? 'default', value]] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Record<string, string>) : undefined; // of two texts each
}

/** The version of an instance that is searched where none is chosen; empty where all are. */
export function usualVersion(id: string, { versions }: FiltersFile, tags: readonly string[] | undefined): string {
  return versions[id]?.find(({ name }) => tags?.includes(versionKey(id, name)))?.name ?? '';
}
