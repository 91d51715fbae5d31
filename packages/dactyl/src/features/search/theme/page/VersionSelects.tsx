import type { VersionChoice } from './page-data.js';
import { versionLabel } from './texts.js';

export interface Props {
  versions: readonly VersionChoice[];
  /** Docs instance → version. */
  chosen: Readonly<Record<string, string>> | undefined;
  onChoose: (id: string, version: string) => void;
}

/** Selects the docs version to search, for each instance. */
export function VersionSelects({ versions, chosen, onChoose }: Props) {
  return versions.map(({ id, name, versions: all }) => (
    <label key={id} className="search-page__version">
      <span>{versionLabel(name)}</span>
      <select value={chosen?.[id]} onChange={(event) => onChoose(id, event.target.value)}>
        {all.map((version) => (
          <option key={version.name} value={version.name}>
            {version.label}
          </option>
        ))}
      </select>
    </label>
  ));
}
