/**
 * What a site is made of, as a few hashes with names, so that parts of different builds are never put together. They are the same on
 * every machine: paths count from the site's folder.
 */
import path from 'node:path';
import { toPosixPath } from '../../base/files.js';
import { hashParts, hashText } from '../../base/hash.js';
import { engineInit } from '../../pipeline/engine-input.js';
import type { EngineInit } from '../../pipeline/engine-types.js';
import type { LocalePlan, PagePlan } from '../../pipeline/plan-pages.js';
import { findMarkdownSource } from '../../site/content-files.js';
import { frameworkVersion } from '../../site/site-metadata.js';
import type { LocaleSite, Site } from '../../site/types.js';
import { ownCodeHash } from '../own-code-hash.js';

/** Name of a part of the sources → hash. */
export type ShardSources = Record<string, string>;

/** Known once there is a bundle, so only between parts; the others are known when a site is loaded. */
export const CODE = 'code, styles and loaded data';

export async function sourcesOfSite(site: Site, plans: ReadonlyMap<string, LocalePlan>): Promise<ShardSources> {
  const { siteDir } = site;
  const all = [...plans.values()];
  const data = site.locales.map((locale) => [locale.data, locale.htmlTags]);
  return {
    'Dactyl itself': hashParts([frameworkVersion(), await ownCodeHash()], LENGTH),
    'the configuration and data of plugins': hashParts(data.map(toText(siteDir)), LENGTH),
    'packages and options that texts, drawings and images are made with': hashTools(engineInit(site, plans, '')),
    'the list of pages': hashParts(
      all.flatMap(({ pages }) => pages.map(nameOf)),
      LENGTH,
    ),
    'the data of pages': hashParts(
      all.flatMap(({ pages, sharedLevels }) => [sharedLevels, ...pages.map(dataOf)].map(toText(siteDir))),
      LENGTH,
    ),
    'the texts of pages': hashParts(
      site.locales.flatMap((locale) => textsOf(site, locale, plans.get(locale.locale))),
      LENGTH,
    ),
  };
}

const LENGTH = 16;

/** What is installed decides, too: a machine may lack the encoder of images, or have another highlighter. */
export function hashTools({ images, locales }: Pick<EngineInit, 'images' | 'locales'>): string {
  const tools = Object.values(locales).map(({ processors, drawers = {} }) => {
    const drawn = Object.entries(drawers).map(([language, { key, options }]) => [language, key, options]);
    return [processors, drawn];
  });
  return hashParts([JSON.stringify([images, tools])], LENGTH);
}

function nameOf({ locale, pathname, file, hydration, twin = '' }: PagePlan): string {
  return [locale, pathname, file, hydration, twin].join(' ');
}

function dataOf({ level, shared, alternates, card }: PagePlan): unknown {
  return [level, shared, alternates, card];
}

/** Hashes of the files of pages, and what plugins know of them: dates of the last change come from git. */
function textsOf(site: Site, { markdown }: LocaleSite, plan: LocalePlan | undefined): string[] {
  const files = new Set(plan?.pages.flatMap(({ contents }) => contents.map(({ file }) => file)));
  const toJson = toText(site.siteDir);
  return [...files].map((file) => {
    const metadata = toJson(findMarkdownSource(file, markdown)?.getMetadata(file) ?? null);
    return `${relativeTo(site.siteDir, file)} ${site.texts.facts(file)?.hash ?? ''} ${hashText(metadata)}`;
  });
}

/** Keys whose values may be absolute files. */
const FILE_KEYS: ReadonlySet<string> = new Set(['$use', '$json', '$module', 'component']);

function toText(siteDir: string): (value: unknown) => string {
  const replace = (key: string, value: unknown) =>
    FILE_KEYS.has(key) && typeof value === 'string' ? relativeTo(siteDir, value) : value;
  return (value) => JSON.stringify(value, replace) ?? '';
}

function relativeTo(siteDir: string, file: string): string {
  return path.isAbsolute(file) ? toPosixPath(path.relative(siteDir, file)) : file;
}

/** Names of what is not the same; what only one side knows does not count. */
export function differentSources(a: ShardSources, b: ShardSources): string[] {
  return Object.keys(a).filter((name) => name in b && a[name] !== b[name]);
}
