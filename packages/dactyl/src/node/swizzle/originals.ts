/** Components of today's themes, as copies of them would be. */
import path from 'node:path';
import { toPosixPath } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { COMPONENT_FILE } from './list-components.js';
import { ejectFiles } from './make-files.js';
import type { Language, Theme, ThemeComponent } from './types.js';

/** File below `src/theme` → text. */
export type Originals = ReadonlyMap<string, string>;

/** Nothing where the theme has no sources in this language. */
export type FindOriginals = (theme: Theme, component: ThemeComponent, language: Language) => Originals;

export function createOriginals(targetDir: string): FindOriginals {
  const known = new Map<string, Originals>();
  return (theme, component, language) => {
    const key = JSON.stringify([theme.name, component.name, language]);
    const found = known.get(key) ?? readOriginals(theme, component, { language, targetDir });
    known.set(key, found);
    return found;
  };
}

function readOriginals(
  theme: Theme,
  component: ThemeComponent,
  place: { language: Language; targetDir: string },
): Originals {
  try {
    const files = ejectFiles({ theme, component, ...place });
    return new Map(files.map(({ file, text }) => [toPosixPath(path.relative(place.targetDir, file)), text]));
  } catch (error) {
    if (error instanceof SiteError) return new Map();
    throw error;
  }
}

/** The original of a file, or of the component's own file where the copy has another name. */
export function originalOf(originals: Originals, name: string, component: string): string | undefined {
  const main = [...originals].find(([file]) => componentFile(file) === component);
  return originals.get(name) ?? (componentFile(name) === component ? main?.[1] : undefined);
}

/** `Footer/index.tsx` → `Footer` */
export function componentFile(name: string): string {
  return name.replace(COMPONENT_FILE, '').replace(/\/index$/, '');
}

export function languageOfFile(name: string): Language {
  return /\.tsx?$/.test(name) ? 'typescript' : 'javascript';
}

/** The component to which a file of the site belongs: the one of that name, or in whose folder it lies. */
export function findOwner(
  name: string,
  themes: readonly Theme[],
): { theme: Theme; component: ThemeComponent } | undefined {
  const own = componentFile(name);
  const all = themes.flatMap((theme) =>
    theme.components.filter(({ isFolder }) => !isFolder).map((component) => ({ theme, component })),
  );
  // A part of a component may be a component, too: the longest name is meant. Themes behind others win.
  return all
    .filter(({ component }) => component.name === own || path.posix.dirname(name) === component.name)
    .toSorted((a, b) => b.component.name.length - a.component.name.length)
    .at(0);
}
