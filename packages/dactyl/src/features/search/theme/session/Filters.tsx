import { useEffect, useId, useState } from 'react';
import { DEFAULT_TAG, PAGE_KINDS, type FiltersFile } from '../../engine/types.js';
import { readDigit } from '../../engine/digits.js';
import type { SearchIndex } from '../answers/create-answer.js';
import { searchTags } from '../answers/search-tags.js';
import { usualVersion, versionName, withChosen, type Chosen } from './chosen-filters.js';

export interface Props {
  index: SearchIndex;
  locale: string;
  chosen: Chosen;
  texts: Readonly<Record<string, string>>;
  /** Whether the place has choices of versions already, or all versions are searched. */
  versions: 'none' | 'one' | 'all';
  onChoose: (chosen: Chosen) => void;
}

interface Choice {
  name: string;
  label: string;
  /** First the one that stands where nothing is chosen. */
  options: { value: string; label: string }[];
}

/** A button and, when it is pressed, one select for each filter. What can be chosen is loaded then. */
export function Filters({ index, chosen, texts, onChoose, ...more }: Props) {
  const id = useId();
  const [isOffered, setOffered] = useState(false);
  const [isOpen, setOpen] = useState(Object.keys(chosen).length > 0);
  const [choices, setChoices] = useState<Choice[]>([]);
  const { locale, versions } = more;
  useEffect(() => {
    // Without an index, what the reader searches for says so.
    index.entry().then(({ filters }) => setOffered(filters !== undefined), console.error);
  }, [index]);
  useEffect(() => {
    if (!isOpen) return;
    readChoices(index, texts, { locale, versions }).then(setChoices, console.error);
  }, [index, isOpen, texts, locale, versions]);
  if (!isOffered) return <span className="dactyl-filters__space" />;
  const count = Object.keys(chosen).length;
  return (
    <>
      <button
        type="button"
        className="dactyl-filters__button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={count > 0 ? `${texts['filters']} (${count})` : texts['filters']}
        title={texts['filters']}
        data-count={count || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
          <circle cx="15.5" cy="7" r="2.5" />
          <circle cx="8.5" cy="17" r="2.5" />
        </svg>
      </button>
      <div id={id} className="dactyl-filters__choices" role="group" aria-label={texts['filters']} hidden={!isOpen}>
        {choices.map(({ name, label, options }) => (
          <label key={name}>
            <span>{label}</span>
            <select
              value={chosen[name] ?? options[0]?.value}
              data-chosen={name in chosen || undefined}
              onChange={({ target: { value } }) =>
                onChoose(withChosen(chosen, name, value === options[0]?.value ? '' : value))
              }
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {count > 0 && (
          <button type="button" className="dactyl-filters__clear" onClick={() => onChoose({})}>
            {texts['filterClear']}
          </button>
        )}
      </div>
    </>
  );
}

async function readChoices(
  index: SearchIndex,
  texts: Props['texts'],
  { locale, versions }: Pick<Props, 'locale' | 'versions'>,
): Promise<Choice[]> {
  const [{ latest }, file] = await Promise.all([index.entry(), index.filters()]);
  if (!file) return [];
  const text = (name: string) => texts[name] ?? '';
  const all = { value: '', label: text('filterAll') };
  const named = (names: readonly string[]) => [
    all,
    ...names.toSorted((left, right) => left.localeCompare(right, locale)).map((name) => ({ value: name, label: name })),
  ];
  const types = usedKinds(file).map((kind) => ({
    value: kind,
    label: text(`type${kind.charAt(0).toUpperCase()}${kind.slice(1)}`),
  }));
  const choices: Choice[] = [
    { name: 'section', label: text('filterSection'), options: named(file.sections) },
    { name: 'type', label: text('filterType'), options: [all, ...types] },
    { name: 'tag', label: text('filterTag'), options: named(file.labels) },
    ...(versions === 'none' ? [] : versionChoices(file, { tags: tagsFor(latest, versions), texts, all })),
    { name: 'locale', label: text('filterLocale'), options: localeOptions(file, locale) },
  ];
  return choices.filter(({ options }) => options.length > 1 && !isOneOfAll(options));
}

/** "All", and one thing that all is. */
function isOneOfAll(options: Choice['options']): boolean {
  return options.length === 2 && options[0]?.value === '';
}

function tagsFor(latest: Record<string, string>, versions: Props['versions']): string[] | undefined {
  return versions === 'all' ? undefined : searchTags(latest).filter((tag) => tag !== DEFAULT_TAG);
}

function usedKinds({ catalogues }: FiltersFile) {
  const digits = new Set(Object.values(catalogues).flatMap(({ kinds }) => [...kinds]));
  const used = new Set([...digits].map((digit) => readDigit(digit, 0)));
  return PAGE_KINDS.filter((_, kind) => used.has(kind));
}

function versionChoices(
  file: FiltersFile,
  { tags, texts, all }: { tags: string[] | undefined; texts: Props['texts']; all: Choice['options'][number] },
): Choice[] {
  const several = Object.entries(file.versions);
  return several.map(([id, versions]) => {
    const usual = usualVersion(id, file, tags);
    const options = versions.map(({ name, label }) => ({ value: name, label }));
    const first = options.find(({ value }) => value === usual) ?? all;
    const label = texts['filterVersion'] ?? '';
    return {
      name: versionName(id),
      label: several.length > 1 ? `${label} (${id})` : label,
      options: [first, ...options.filter((option) => option !== first)],
    };
  });
}

/** That of the page first. */
function localeOptions({ locales }: FiltersFile, own: string): Choice['options'] {
  const sorted = locales.toSorted((left, right) => Number(right.name === own) - Number(left.name === own));
  return sorted.map(({ name, label }) => ({ value: name, label }));
}
