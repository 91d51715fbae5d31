/** What the name of a post's file says: `2024-01-05-hello.md` → 5 January 2024, `/2024/01/05/hello`. */

export interface FileNameFacts {
  /** Midnight UTC; `undefined` when the name holds no date. */
  date?: Date;
  /** Below the blog, with a leading slash. */
  slug: string;
  /** The part of the name that may stand for a title. */
  text: string;
}

/** Folders, a date with hyphens or slashes, a text, which may be a folder with an index file. */
const DATED = /^((?:[^/]+\/)*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*))?$/;

/** @param path content-relative, POSIX. */
export function readFileName(path: string): FileNameFacts {
  const name = path.replace(/\.mdx?$/i, '').replace(/(^|\/)index$/i, '');
  const match = DATED.exec(name);
  if (match !== null) {
    const [, folders = '', year = '', month = '', day = '', text = ''] = match;
    const date = toDate(Number(year), Number(month), Number(day));
    if (date !== undefined) {
      const slug = ['', year, month, day, `${folders}${text}`].join('/').replace(/\/$/, '');
      return { date, slug, text: text === '' ? `${year}-${month}-${day}` : text };
    }
  }
  return { slug: `/${name}`, text: name.split('/').at(-1) ?? name };
}

/** `undefined` for a day that no calendar has. */
function toDate(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}
