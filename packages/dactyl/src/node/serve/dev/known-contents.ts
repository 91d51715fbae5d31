/**
 * What other pages show of each content file, as it was when the site was loaded. In: files. Out: how far an edit reaches.
 */
import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { contentSignature, type ContentSignature } from './content-signature.js';
import type { DevSite, DevSiteState } from './dev-site.js';

/**
 * `text`: only the file's own pages change. `excerpt`, `title`: other pages show what changed of its text, too. `all`: it may
 * have another place or other settings. `unknown`: it was no content of the site.
 */
export type EditReach = 'text' | 'excerpt' | 'title' | 'all' | 'unknown';

export interface KnownContents {
  reachOf(file: string): EditReach;
  /**
   * Takes over the state of the site, of which these files have been edited; without files, all are read again. Returns those
   * that are gone.
   */
  update(edited?: ReadonlySet<string>): Promise<string[]>;
}

/** Files that are read at a time: requests are answered in between. */
const BATCH = 50;

export function createKnownContents(site: Pick<DevSite, 'current'>): KnownContents {
  const signatures = new Map<string, ContentSignature | undefined>();
  const signatureOf = (file: string) => {
    const { markdown, siteConfig } = site.current.locale;
    return contentSignature(file, markdown, { isNote: siteConfig.markdown.obsidian });
  };
  return {
    reachOf(file) {
      if (!signatures.has(file)) return 'unknown';
      const [before, now] = [signatures.get(file), signatureOf(file)];
      if (!before || !now || before.frontMatter !== now.frontMatter) return before === now ? 'text' : 'all';
      if (before.title !== now.title) return 'title';
      return before.text === now.text ? 'text' : 'excerpt';
    },
    async update(edited) {
      const files = contentFiles(site.current);
      const gone: string[] = [];
      for (const file of signatures.keys()) if (!files.has(file)) signatures.delete(file);
      const changed = [...files].filter((file) => edited?.has(file) !== false || !signatures.has(file));
      for (const [index, file] of changed.entries()) {
        // What was edited meanwhile is not what lists show, so the next edit loads the site.
        const modified = modifiedAt(file);
        if (modified === Infinity) gone.push(file);
        const isLoaded = modified <= site.current.loadedFrom;
        signatures.set(file, isLoaded ? signatureOf(file) : undefined);
        if (index % BATCH === BATCH - 1) await setImmediate();
      }
      return gone;
    },
  };
}

/** Files that are gone are those of an edit. */
function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
}

function contentFiles({ plan }: DevSiteState): Set<string> {
  const files = new Set<string>();
  for (const { contents } of plan.pages) for (const { file } of contents) files.add(file);
  return files;
}
