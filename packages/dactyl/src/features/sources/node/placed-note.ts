/**
 * What a folder with files of another repository says about itself, in a `.gitignore` of its own: that git leaves it out, which commit
 * it holds, and the hash of each file, by which an edit is noticed. Tools and people see at once that the folder is written.
 */
import { createHash } from 'node:crypto';

export const NOTE_NAME = '.gitignore';

export interface PlacedNote {
  commit: string;
  /** Path → ids of contents that it may have: while a commit replaces another, that of either. */
  files: ReadonlyMap<string, readonly string[]>;
}

const FIRST_LINE = '# Written by dactyl/plugin-sources. Edits belong into the repository that the files come from.';

export function writeNote(note: PlacedNote): string {
  const lines = [...note.files].flatMap(([name, ids]) => ids.map((id) => `# ${id} ${name}`));
  return [FIRST_LINE, `# commit ${note.commit}`, ...lines.sort(), '*', ''].join('\n');
}

/** `undefined` for the file of somebody else. */
export function readNote(text: string): PlacedNote | undefined {
  if (!text.startsWith(FIRST_LINE)) return undefined;
  const commit = /^# commit ([0-9a-f]+)$/m.exec(text)?.[1] ?? '';
  const files = new Map<string, string[]>();
  for (const [, id = '', name = ''] of text.matchAll(/^# ([0-9a-f]{40,64}) (.+)$/gm)) {
    files.set(name, [...(files.get(name) ?? []), id]);
  }
  return { commit, files };
}

/** Id that git gives to a content. @param like an id of the repository, which tells by what they are made */
export function contentId(content: Uint8Array, like: string): string {
  const hash = createHash(like.length === 40 ? 'sha1' : 'sha256');
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}
