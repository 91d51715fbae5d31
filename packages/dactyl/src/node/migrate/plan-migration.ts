/**
 * Plans the migration of a site's `package.json` from Docusaurus to Dactyl, and collects notes for the user. Writes
 * nothing. Only packages and scripts that concern Docusaurus change in the text.
 */
import type { JsonObject } from '../../shared/json.js';
import { isRecord } from '../../shared/is-record.js';
import { NEEDED, NODE_PARTS, REPLACED } from './docusaurus-packages.js';
import { addMember, removeMembers, setMember } from './json-members.js';

export interface MigrationInput {
  /** Text of `package.json`. */
  text: string;
  /** Version of Dactyl. */
  version: string;
  /** Docusaurus packages that the site runs in Node → what runs them. */
  inUse: ReadonlyMap<string, string>;
}

const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
const CORE = '@docusaurus/core';
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];
const LOWEST_REACT = 19;

export function planMigration({ text, version, inUse }: MigrationInput): string {
  const manifest = parse(text);
  const coreRange = rangeOf(manifest, CORE);
  let after = text;
  const kept = new Set([...inUse.keys()].filter((name) => NODE_PARTS.has(name)));
  // Packages are added before others are removed, so that they take their place in the list.
  for (const section of SECTIONS) {
    const ranges = rangesOf(manifest, section);
    for (const name of REACT) {
      const range = ranges[name];
      if (range !== undefined && isOlder(range))
        after = setMember(after, [section], { key: name, value: `"^${LOWEST_REACT}.0.0"` });
    }
    const index = Math.max(
      0,
      Object.keys(ranges).findIndex((name) => REPLACED.has(name)),
    );
    const added = addedTo(section, { manifest, coreRange, version, kept });
    for (const [at, [key, range]] of added.entries())
      after = addMember(after, [section], { key, value: JSON.stringify(range), index: index + at });
    const gone = new Set(Object.keys(ranges).filter((name) => REPLACED.has(name) && !kept.has(name)));
    after = removeMembers(after, [section], gone);
    const isEmpty = gone.size > 0 && gone.size === Object.keys(ranges).length && added.length === 0;
    if (isEmpty) after = removeMembers(after, [], new Set([section]));
  }
  return rewriteScripts(after, manifest);
}

interface Addition {
  manifest: JsonObject;
  coreRange: string | undefined;
  version: string;
  kept: ReadonlySet<string>;
}

function addedTo(
  section: (typeof SECTIONS)[number],
  { manifest, coreRange, version, kept }: Addition,
): [string, string][] {
  const home = SECTIONS.find((one) => CORE in rangesOf(manifest, one));
  const here = Object.keys(rangesOf(manifest, section));
  const added: [string, string][] = here.flatMap((name) => {
    const needed = NEEDED.get(name);
    return needed && rangeOf(manifest, needed.name) === undefined ? [[needed.name, needed.range]] : [];
  });
  if (section !== home) return added;
  const isDactylHere = rangeOf(manifest, 'dactyl') !== undefined;
  const missing = [...kept].filter((name) => rangeOf(manifest, name) === undefined);
  return [
    ...(isDactylHere ? [] : [['dactyl', likeRange(coreRange, version)] satisfies [string, string]]),
    ...added,
    ...missing.map((name): [string, string] => [name, coreRange ?? '^3.0.0']),
  ];
}

/** A version range of the same precision as that of Docusaurus. */
function likeRange(range: string | undefined, version: string): string {
  if (range !== undefined && /^\d/.test(range)) return version;
  return range?.startsWith('~') ? `~${version}` : `^${version}`;
}

function rewriteScripts(text: string, manifest: JsonObject): string {
  const { scripts } = manifest;
  if (!isRecord(scripts)) return text;
  let after = text;
  for (const [name, script] of Object.entries(scripts)) {
    const own = typeof script === 'string' ? rewriteScript(script) : script;
    if (own !== script) after = setMember(after, ['scripts'], { key: name, value: JSON.stringify(own) });
  }
  return after;
}

function isOlder(range: string): boolean {
  const majors = [...range.matchAll(/(?<![\d.])(\d+)(?:\.[\dx*]+)*/g)].map(([, major]) => Number(major));
  return majors.length > 0 && Math.max(...majors) < LOWEST_REACT;
}

export function rangesOf(manifest: JsonObject, section: string): Record<string, string> {
  const ranges = manifest[section];
  const entries = isRecord(ranges) ? Object.entries(ranges) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The range of a package, in whichever section it is. */
export function rangeOf(manifest: JsonObject, name: string): string | undefined {
  return SECTIONS.map((section) => rangesOf(manifest, section)[name]).find((range) => range !== undefined);
}

/** Names in all sections. */
export function listedPackages(manifest: JsonObject): string[] {
  return [...new Set(SECTIONS.flatMap((section) => Object.keys(rangesOf(manifest, section))))];
}

function parse(text: string): JsonObject {
  return JSON.parse(text) as JsonObject; // whoever calls has parsed it before
}

/** After these words, `docusaurus` is the name of a script, folder or package, and not a command. */
const TAKES_A_NAME =
  /(?:^|\s)(?:run|run-script|cd|--filter|-F|--workspace|-w|--prefix|--cwd|-C|add|install|remove)[ =]$/;

/**
 * A script of `package.json` with `dactyl` where it calls `docusaurus`.
 *
 * @example rewriteScript('cross-env A=1 docusaurus build && npm run docusaurus clear')
 * // 'cross-env A=1 dactyl build && npm run docusaurus clear'
 */
export function rewriteScript(script: string): string {
  return script.replaceAll(
    /(?<=^|[\s;&|("'`]|node_modules\/\.bin\/)docusaurus(?=$|[\s;&|)"'`])/g,
    (word: string, at: number) => (TAKES_A_NAME.test(script.slice(0, at)) ? word : 'dactyl'),
  );
}
