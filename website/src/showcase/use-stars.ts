import { useMemo } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { readStars, writeStars } from './filter';

/** The sites that this reader marked, and how to change that. */
export function useStars(): [ReadonlySet<string>, (id: string) => void] {
  const [stored, slot] = useStorageSlot('showcase-stars');
  const stars = useMemo(() => readStars(stored), [stored]);
  const toggleStar = (id: string) => {
    const next = new Set(stars);
    if (!next.delete(id)) next.add(id);
    if (next.size === 0) slot.del();
    else slot.set(writeStars(next));
  };
  return [stars, toggleStar];
}
