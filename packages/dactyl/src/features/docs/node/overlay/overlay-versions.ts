/**
 * Versions that consist of what differs from another. In: the folders of all versions, and the option `overlays`. Out: for such a version a
 * folder of links to its own files and to those of the version below, which is then read like any other: what the site knows of a doc is kept by
 * its file, so the same file cannot be a doc of two versions.
 */
import path from 'node:path';
import picomatch from 'picomatch';
import { fileKind, listFiles } from '../../../../node/base/files.js';
import { suggestName } from '../../../../node/base/nearest-name.js';
import type { PluginContext } from '../../../../node/plugin-api/types.js';
import type { VersionMetadata } from '../content-types.js';
import type { DocsOptions } from '../options.js';
import { foldersOf } from '../version-folders.js';
import { optionError } from '../version-names.js';
import { writeLinks } from './write-links.js';

export type OverlaidFiles = Pick<
  VersionMetadata,
  'contentPath' | 'sidebarFilePath' | 'contentPathLocalized' | 'fallbackDirs' | 'layers'
>;

export interface OverlayWhere {
  context: PluginContext;
  options: DocsOptions;
  /** Names of all versions of the site, built or not. */
  all: readonly string[];
  /** Folders of a version, as if it were no overlay. */
  filesOf: (name: string) => OverlaidFiles;
}

/** @throws SiteError for an overlay that cannot be one */
export function assertOverlays(where: Omit<OverlayWhere, 'filesOf'>): void {
  for (const name of where.all) layersOf(name, where);
}

/** The files of a version; of one that overlays another, links to its own and to what it takes from below. */
export async function filesWithOverlays(name: string, where: OverlayWhere): Promise<OverlaidFiles> {
  const layers = layersOf(name, where).map((one) => ({ name: one, files: where.filesOf(one) }));
  const [top, ...below] = layers;
  if (!top || below.length === 0) return where.filesOf(name);
  const { context, options } = where;
  const dir = path.join(context.siteDir, '.dactyl/overlays', options.id, name);
  const sources = await chooseFiles(layers, options);
  const links = new Map(
    [...sources].map(([file, layer]) => [`docs/${file}`, path.join(layer.files.contentPath, file)]),
  );
  const folders = foldersOf(top.files).slice(0, -1);
  for (const [index] of folders.entries()) {
    for (const [at, layer] of layers.entries()) {
      const translated = foldersOf(layer.files)[index];
      if (translated === undefined) continue;
      for (const file of await listFiles(translated)) {
        // A translation is of the text of its own version, or of one below.
        const source = sources.get(file);
        const link = `i18n/${index}/${file}`;
        if ((source === undefined || layers.indexOf(source) >= at) && !links.has(link))
          links.set(link, path.join(translated, file));
      }
    }
  }
  await writeLinks(dir, links);
  const [, ...others] = folders.map((_, index) => path.join(dir, 'i18n', String(index)));
  return {
    contentPath: path.join(dir, 'docs'),
    contentPathLocalized: path.join(dir, 'i18n/0'),
    ...(top.files.fallbackDirs && {
      fallbackDirs: top.files.fallbackDirs.map((one, index) => ({ ...one, dir: others[index] ?? one.dir })),
    }),
    sidebarFilePath: await sidebarOf(layers),
    layers: layers.map(({ files: { contentPath, contentPathLocalized, fallbackDirs } }) => ({
      contentPath,
      contentPathLocalized,
      ...(fallbackDirs && { fallbackDirs }),
    })),
  };
}

interface Layer {
  name: string;
  files: OverlaidFiles;
}

/** From the version itself to the one at the bottom. */
function layersOf(name: string, where: Omit<OverlayWhere, 'filesOf'>, above: readonly string[] = []): string[] {
  const { options, all } = where;
  const base = options.versions[name]?.overlays;
  const known = [...above, name];
  if (base === undefined) return known;
  const fault = faultOf(base, { known, options, all });
  if (fault) {
    throw optionError(`The version "${name}" cannot be an overlay: ${fault.why}`, {
      context: where.context,
      keys: ['versions', name, 'overlays'],
      hint: fault.hint,
    });
  }
  return layersOf(base, where, known);
}

interface OverlayCheck extends Pick<OverlayWhere, 'options' | 'all'> {
  /** The version that overlays `base`, and those above it. */
  known: readonly string[];
}

function faultOf(base: string, { known, options, all }: OverlayCheck): { why: string; hint: string } | undefined {
  const name = known.at(-1) ?? '';
  if (!all.includes(base))
    return {
      why: `"${base}" is no version.`,
      hint: suggestName(
        base,
        all.filter((one) => !known.includes(one)),
      ),
    };
  if (known.includes(base))
    return { why: `"${base}" overlays "${name}" already.`, hint: 'Let one of them have all files.' };
  if ([base, name].every((one) => options.versions[one]?.ref === undefined)) return undefined;
  return {
    why: 'a version from git neither overlays another nor lies below one.',
    hint: 'Record it with `dactyl docs:version`.',
  };
}

/** Content-relative file → the first layer that has it. What a layer is without, those below it do not add. */
async function chooseFiles(layers: readonly Layer[], options: DocsOptions): Promise<Map<string, Layer>> {
  const chosen = new Map<string, Layer>();
  let isLeftOut = (_: string): boolean => false;
  for (const layer of layers) {
    for (const file of await listFiles(layer.files.contentPath)) {
      if (!chosen.has(file) && !isLeftOut(file)) chosen.set(file, layer);
    }
    const without = options.versions[layer.name]?.without ?? [];
    const [isOut, before] = [picomatch(without, { dot: true }), isLeftOut];
    if (without.length > 0) isLeftOut = (file) => before(file) || isOut(file);
  }
  return chosen;
}

async function sidebarOf(layers: readonly Layer[]): Promise<string | false | undefined> {
  for (const { files } of layers) {
    const { sidebarFilePath: file } = files;
    if (typeof file !== 'string' || (await fileKind(file)) === 'file') return file;
  }
  return layers[0]?.files.sidebarFilePath;
}
