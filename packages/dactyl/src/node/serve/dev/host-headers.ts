/**
 * The file `_headers` of a static folder, which Netlify and Cloudflare Pages read → what the dev server sends with its answers. In: lines of
 * paths, with indented `Name: value` below each. Out: the headers of a path, without those that would break an address that changes
 * from edit to edit, or open it to others.
 */
import { statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { readTextIfExists } from '../../base/files.js';

/**
 * The dev server decides over caches, types and its own policy; HTTPS that a browser remembers would lock people out of all programs on
 * this address; editors show pages in frames; and files of a project are for no other origin.
 */
const NOT_IN_DEV =
  /^(?:content-(?:security-policy.*|length|encoding|type|range)|strict-transport-security|cache-control|.*-cache-control|expires|etag|last-modified|vary|age|transfer-encoding|connection|keep-alive|upgrade|date|location|refresh|clear-site-data|alt-svc|x-frame-options|access-control-.*|basic-auth|www-authenticate)$/i;

interface HeaderRule {
  matches: RegExp;
  set: [name: string, value: string][];
  /** `! Name`: not this one, although an earlier rule has it. */
  removed: string[];
}

export interface HostHeaders {
  /** @param pathname - Decoded */
  of(pathname: string): Promise<[name: string, value: string | string[]][]>;
}

/** @param dirs - Static folders. The first that has the file counts, as in a build. */
export function createHostHeaders(dirs: readonly string[]): HostHeaders {
  let known: { file: string; changed: number; rules: HeaderRule[] } | undefined;

  async function rules(): Promise<HeaderRule[]> {
    for (const dir of dirs) {
      const file = path.join(dir, '_headers');
      const found = statOf(file);
      if (!found?.isFile()) continue;
      if (known?.file !== file || known.changed !== found.mtimeMs)
        known = { file, changed: found.mtimeMs, rules: readRules((await readTextIfExists(file)) ?? '') };
      return known.rules;
    }
    return [];
  }
  return { of: async (pathname) => headersOf(pathname, await rules()) };
}

/** Asked with each request. Most sites have no such file, and an error for each would take longer than to look. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export function readRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ matches: toPattern(content), set: [], removed: [] });
    const removed = /^!\s*(\S+)$/.exec(content)?.[1];
    // Node refuses other characters in names and values, and an answer must not fail for them.
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+)\s*:\s*([\t\x20-\x7e\x80-\xff]*)$/.exec(content) ?? [];
    if (!/^\s/.test(line)) continue;
    if (removed !== undefined) rules.at(-1)?.removed.push(removed.toLowerCase());
    else if (name !== undefined && value !== undefined && !NOT_IN_DEV.test(name)) rules.at(-1)?.set.push([name, value]);
  }
  return rules;
}

export function headersOf(pathname: string, rules: readonly HeaderRule[]): [string, string | string[]][] {
  const found = new Map<string, [string, string[]]>();
  for (const { matches, set, removed } of rules) {
    if (!matches.test(pathname)) continue;
    for (const name of removed) found.delete(name);
    for (const [name, value] of set) {
      const key = name.toLowerCase();
      found.set(key, [name, [...(found.get(key)?.[1] ?? []), value]]);
    }
  }
  return [...found.values()].map(([name, values]) => [name, SEVERAL.test(name) ? values : values.join(', ')]);
}

/** Values of these cannot be joined with commas. */
const SEVERAL = /^set-cookie$/i;

/** `/docs/*` and `/:section/x`; a whole address counts for its path. */
function toPattern(written: string): RegExp {
  const pathname = written.replace(/^https?:\/\/[^/]*/, '') || '/';
  const escaped = pathname.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:[a-z]\w*/gi, '[^/]+')}$`);
}
