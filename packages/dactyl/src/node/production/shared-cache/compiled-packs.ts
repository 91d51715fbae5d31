/** Takes compiled files from a shared cache before pages are made, and gives it those that it lacks afterwards. */
import type { Cache } from '../../base/cache.js';
import type { EngineInit } from '../../pipeline/engine-types.js';
import type { PagePlan } from '../../pipeline/plan-pages.js';
import type { Site } from '../../site/types.js';
import { ownCodeHash } from '../own-code-hash.js';
import { contentName, groupContents, type ContentGroup } from './group-contents.js';
import { createHttpStore, sha256, type HttpStore } from './http-store.js';
import { readPack, writePack } from './pack.js';
import { createPackNotes, type PackNotes } from './pack-notes.js';
import type { StoreAddress } from './store-address.js';

export interface SharedCompiled {
  /** Content → key of its compiled file, to be filled while pages are made. */
  keys: Map<string, string>;
  take(): Promise<void>;
  give(): Promise<void>;
}

export interface SharedCompiledInput {
  address: StoreAddress;
  site: Site;
  init: EngineInit;
  cache: Cache;
  /** All pages, and those that this run makes. */
  all: readonly PagePlan[];
  pages: readonly PagePlan[];
  warn(message: string): void;
  signal: AbortSignal;
}

/** What is on its way at the same time, and for how long at most, in milliseconds. */
const AT_ONCE = 8;
const LIMIT = 15_000;

export async function openSharedCompiled(input: SharedCompiledInput): Promise<SharedCompiled> {
  const { address, cache, warn, signal } = input;
  const store = createHttpStore(address, { warn, signal });
  const notes = createPackNotes(cache, address);
  const groups = await findGroups(input, notes);
  const keys = new Map<string, string>();
  return {
    keys,
    async take() {
      await each(groups, store, (group) => takeGroup(group, { store, cache, notes }));
      await cache.flush();
    },
    give: () => each(groups, store, (group) => giveGroup(group, { store, cache, notes, keys })),
  };
}

/** Those of the pages of this run that are not known to be in both caches. */
async function findGroups({ site, init, all, pages }: SharedCompiledInput, notes: PackNotes): Promise<ContentGroup[]> {
  const code = await ownCodeHash();
  const settings = new Map<string, string>();
  const settingsOf = ({ locale, processor }: { locale: string; processor: number }) => {
    const name = `${locale} ${processor}`;
    const known = settings.get(name) ?? sha256(code + JSON.stringify(init.locales[locale]?.processors[processor]));
    settings.set(name, known);
    return known;
  };
  const own = new Set(pages.flatMap(({ contents }) => contents.map(contentName)));
  const contents = all.flatMap((page) => page.contents);
  const textHash = ({ file }: { file: string }) => site.texts.facts(file)?.hash ?? '';
  const groups = groupContents(contents, { siteDir: site.siteDir, settingsOf, textHash, hash: sha256 });
  return groups.filter(({ key, jobs }) => jobs.some((job) => own.has(contentName(job))) && !notes.has(key));
}

interface GroupParts {
  store: HttpStore;
  cache: Cache;
  notes: PackNotes;
}

async function takeGroup({ key }: ContentGroup, { store, cache, notes }: GroupParts): Promise<void> {
  const bytes = await store.get(key);
  if (!bytes) return;
  const entries = await readPack(key, bytes).catch(() => undefined);
  if (!entries) return store.giveUp('answers with other bytes than those that were stored');
  for (const [name, value] of entries) cache.put('markdown', name, value);
  notes.add(key);
}

/** A pack with a file that was not compiled, because of a mistake in it or because another part does so, is not whole. */
async function giveGroup(
  { key, jobs }: ContentGroup,
  { store, cache, notes, keys }: GroupParts & Pick<SharedCompiled, 'keys'>,
): Promise<void> {
  if (notes.has(key)) return;
  const entries = new Map<string, Buffer>();
  for (const job of jobs) {
    const name = keys.get(contentName(job));
    const value = name === undefined ? undefined : cache.get('markdown', name);
    if (name === undefined || value === undefined) return;
    entries.set(name, value);
  }
  if (await store.put(key, await writePack(key, entries))) notes.add(key);
}

async function each(
  groups: readonly ContentGroup[],
  store: HttpStore,
  run: (group: ContentGroup) => Promise<void>,
): Promise<void> {
  const end = performance.now() + LIMIT;
  const rest = [...groups];
  const work = async () => {
    for (let group = rest.shift(); group && store.isUsable(); group = rest.shift()) {
      if (performance.now() > end) return store.giveUp(`is too slow: ${LIMIT / 1000} s were not enough`);
      await run(group);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
