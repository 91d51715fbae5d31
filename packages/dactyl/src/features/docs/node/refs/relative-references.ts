/**
 * Finds the relative paths in a file: imported modules, images, other files. The text is searched for anything that may be
 * a path; only existing files are used. A version from a commit is thereby complete: a doc that shows
 * `../static/img/plan.png` shows the image of that commit.
 */
import path from 'node:path';

export interface References {
  /** Files that are probably imported, whose own references matter too. */
  modules: string[];
  files: string[];
}

/** @param file path from the root of the repository, like the returned paths */
export function relativeReferences(file: string, content: Buffer): References {
  const isMarkdown = /\.mdx?$/.test(file);
  if (!isMarkdown && !isModule(file)) return { modules: [], files: [] };
  const text = content.toString('utf8');
  const quoted = text.matchAll(/(['"`])(?:[^'"`\n]*!)?(\.{1,2}\/[^'"`\n]+)\1/g);
  const written = isMarkdown ? text.matchAll(/(?:\]\(<?|\]:\s+<?)((?:\.{1,2}\/)[^\s)>]+)/g) : [];
  return {
    modules: [...quoted].map((match) => resolve(file, match[2] ?? '')),
    files: [...written].map((match) => resolve(file, match[1] ?? '')),
  };
}

const MODULE = ['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs', '.jsx'];
const CANDIDATES = ['', ...MODULE, '.json', ...MODULE.map((extension) => `/index${extension}`)];

export function isModule(file: string): boolean {
  return MODULE.includes(path.posix.extname(file));
}

/** Names that a reference without extension, or with that of compiled code, may mean. */
export function candidates(reference: string): string[] {
  const source = reference.replace(/\.([cm]?)js$/, '.$1ts');
  return [...CANDIDATES.map((end) => reference + end), ...(source === reference ? [] : [source])];
}

function resolve(file: string, reference: string): string {
  const plain = reference.replace(/[?#].*$/, '');
  return path.posix.join(path.posix.dirname(file), decode(plain));
}

function decode(reference: string): string {
  try {
    return decodeURI(reference);
  } catch {
    return reference;
  }
}
