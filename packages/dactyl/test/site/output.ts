/** The output folder of a build, as tests look at it. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { IslandMark } from '../../src/shared/marks/mark-data.js';
import { parseHtml, type HtmlElement } from './html-document.js';

export interface Output {
  dir: string;
  /** All files, sorted, with forward slashes. */
  files(): string[];
  has(file: string): boolean;
  read(file: string): string;
  /** A document, parsed. */
  page(file: string): HtmlElement;
  /** Hash of the shell of a document: navigation goes where it is the same. */
  shell(file: string): string | undefined;
  /** File → content, to compare outputs byte by byte. */
  contents(): Map<string, string>;
  /** Changes when the file is written anew, and not when it is linked. */
  identity(file: string): string;
}

export function openOutput(dir: string): Output {
  const absolute = (file: string) => path.join(dir, file);
  const read = (file: string) => readFileSync(absolute(file), 'utf8');
  const files = () =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .toSorted();
  return {
    dir,
    files,
    has: (file) => existsSync(absolute(file)),
    read,
    page: (file) => parseHtml(read(file)),
    shell: (file) => /"shell":"(\w+)"/.exec(read(file))?.[1],
    contents: () => new Map(files().map((file) => [file, readFileSync(absolute(file), 'latin1')])),
    identity(file) {
      const { ino, mtimeMs } = statSync(absolute(file));
      return `${ino} ${mtimeMs}`;
    },
  };
}

/** What the server wrote of the islands of a page, in their order. */
export function islandMarks(html: string): IslandMark[] {
  return [...html.matchAll(/<!--island:(.*?)-->/g)].map(([, json = '']) => JSON.parse(json) as IslandMark); // its own JSON
}

/** Ids of the regions that stand in some HTML. */
export function regionIds(html: string): string[] {
  return [...html.matchAll(/<!--region:([^>:]*)[^>]*-->/g)].map(([, id = '']) => id);
}

/** The regions of a document, as they stand in it. */
export function regionsOf(document: string): { id: string; html: string }[] {
  const found = document.matchAll(/<!--region:([^>:]*)[^>]*-->([\s\S]*?)<!--\/region-->/g);
  return [...found].map(([, id = '', html = '']) => ({ id, html }));
}

/** All `href`, `src` and `srcset` values of a document that stay on its own origin. */
export function ownUrls(page: HtmlElement): string[] {
  return ['href', 'src']
    .flatMap((name) => page.all(`[${name}]`).map((element) => element.attributes[name] ?? ''))
    .filter((url) => !/^(?:[a-z]+:|\/\/|#)/i.test(url));
}
