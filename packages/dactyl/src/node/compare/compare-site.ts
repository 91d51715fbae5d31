/** Builds a site with both tools and compares the results: what the second build lacks, and what each costs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import type { SiteConfig } from '../config/types.js';
import { fileKind, readTextIfExists } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { isRecord } from '../../shared/is-record.js';
import { describeUnusedFootnoteOptions } from '../site/footnote-options.js';
import { loadSiteConfig } from '../site/site-config.js';
import { frameworkVersion } from '../site/site-metadata.js';
import { describeUnusedFields } from '../site/unused-parts.js';
import { buildSide, ineffectiveOptions, type SideFigures } from './build-side.js';
import { compareOutputs, type OutputsComparison } from './compare-outputs.js';
import { groupFindings, type FindingGroup } from './findings.js';
import { readSiteStyles } from './site-styles.js';
import { lookAtPages, type PagesInBoth } from './look-at-pages.js';

export interface CompareRequest {
  siteDir: string;
  configPath: string | undefined;
  locales: readonly string[];
  /** Folders of finished builds, absolute. */
  against: string | undefined;
  built: string | undefined;
  /** Pages to weigh; chosen when there are none. */
  pages: readonly string[];
  isCold: boolean;
  signal: AbortSignal;
  onStep(text: string): void;
}

export interface SiteComparison extends Omit<PagesInBoth, 'findings'> {
  title: string;
  versions: { docusaurus: string | undefined; dactyl: string };
  counts: OutputsComparison['counts'];
  /** What is lost, most frequent first. */
  lost: FindingGroup[];
  added: string[];
  /** Options of the configuration without effect, as text. */
  ineffective: string[];
  /** Style sheets that could not be read. */
  unread: string[];
  build: Record<'docusaurus' | 'dactyl', SideFigures | undefined>;
  output: Record<'docusaurus' | 'dactyl', number>;
}

const DACTYL = fileURLToPath(new URL('../../../bin/dactyl.js', import.meta.url));

export async function compareSite(request: CompareRequest): Promise<SiteComparison> {
  const { siteDir, configPath, onStep } = request;
  const installed = await findDocusaurus(siteDir);
  await assertComparable(request, installed);
  const caches = await prepareCaches(siteDir, request.isCold);
  const { siteConfig } = await loadSiteConfig({ siteDir, configPath });
  const temporary = await mkdtemp(path.join(tmpdir(), 'dactyl-compare-'));
  try {
    const builds = await buildBoth(request, { installed, temporary, caches });
    onStep('Comparing the pages');
    const styles = await readSiteStyles(siteDir, configuredSheets(siteConfig, siteDir));
    const outputs = await compareOutputs({ want: builds.want, have: builds.have, selectors: styles.selectors });
    if (outputs.want.pages.size === 0) throw noPages(builds.want);
    const { findings, ...looks } = await lookAtPages({ ...request, outputs, siteConfig, own: styles.own });
    return {
      title: siteConfig.title,
      versions: { docusaurus: installed?.version, dactyl: frameworkVersion() },
      counts: outputs.counts,
      lost: groupFindings([...outputs.findings, ...findings]),
      added: outputs.added,
      ineffective: [...new Set([...configNotes(siteConfig), ...builds.ineffective])],
      unread: styles.unread,
      build: builds.figures,
      output: { docusaurus: outputs.want.bytes, dactyl: outputs.have.bytes },
      ...looks,
    };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function assertComparable(
  { against, built }: CompareRequest,
  installed: InstalledDocusaurus | undefined,
): Promise<void> {
  for (const [option, folder] of [
    ['--against', against],
    ['--built', built],
  ] as const) {
    if (folder !== undefined && (await fileKind(folder)) !== 'folder') {
      throw new SiteError(`There is no folder ${folder}, given by ${option}.`, {
        hint: 'Name the folder that holds the index.html of a finished build.',
      });
    }
  }
  if (against === undefined && !installed) {
    throw new SiteError('Docusaurus is not installed in this site, so there is nothing to compare with.', {
      hint: 'Install the packages of the site, or name the folder of a build that Docusaurus has made: --against ../build-before',
      docs: '/docs/cli#compare',
    });
  }
}

function noPages(folder: string): SiteError {
  return new SiteError(`${folder} contains no HTML page.`, {
    hint: 'Name the folder that holds the index.html of a finished build.',
  });
}

interface BothBuilds {
  want: string;
  have: string;
  figures: SiteComparison['build'];
  ineffective: string[];
}

interface Prepared {
  installed: InstalledDocusaurus | undefined;
  /** Folder for builds. */
  temporary: string;
  caches: FoundCaches;
}

async function buildBoth(request: CompareRequest, { installed, temporary, caches }: Prepared): Promise<BothBuilds> {
  const { siteDir, against, built, configPath, locales, signal, onStep } = request;
  const args = [...locales.flatMap((locale) => ['--locale', locale]), ...(configPath ? ['--config', configPath] : [])];
  const common = { siteDir, args, signal };
  const both: BothBuilds = {
    want: against ?? path.join(temporary, 'docusaurus'),
    have: built ?? path.join(temporary, 'dactyl'),
    figures: { docusaurus: undefined, dactyl: undefined },
    ineffective: [],
  };
  if (against === undefined && installed) {
    onStep(`Building with Docusaurus ${installed.version}`);
    const side = {
      ...common,
      tool: 'Docusaurus',
      command: installed.command,
      outDir: both.want,
      hasCache: caches.docusaurus,
    };
    both.figures.docusaurus = (await buildSide(side)).figures;
  }
  if (built === undefined) {
    onStep(`Building with Dactyl ${frameworkVersion()}`);
    const side = { ...common, tool: 'Dactyl', command: DACTYL, outDir: both.have, hasCache: caches.dactyl };
    const { figures, output } = await buildSide(side);
    both.figures.dactyl = figures;
    both.ineffective = ineffectiveOptions(output);
  }
  return both;
}

function configNotes(siteConfig: SiteConfig): string[] {
  return [...describeUnusedFields(siteConfig), ...describeUnusedFootnoteOptions(siteConfig.markdown)];
}

/** Style sheets that presets and themes name, wherever their options have `customCss`. */
function configuredSheets({ presets, themes }: SiteConfig, siteDir: string): string[] {
  const find = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(find);
    if (!isRecord(value)) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      key === 'customCss' ? [one].flat().filter((file) => typeof file === 'string') : find(one),
    );
  };
  return [...find(presets), ...find(themes)].map((file) => path.resolve(siteDir, file));
}

/** Caches that builds, and loading the configuration, leave in the site's folder. */
const CACHES = { docusaurus: ['.docusaurus', 'node_modules/.cache'], dactyl: ['.dactyl'] };

type FoundCaches = Record<keyof typeof CACHES, boolean>;

/** @param isCold whether they are removed */
async function prepareCaches(siteDir: string, isCold: boolean): Promise<FoundCaches> {
  const all = Object.values(CACHES)
    .flat()
    .map((name) => path.join(siteDir, name));
  if (isCold) for (const folder of all) await rm(folder, { recursive: true, force: true });
  const has = (names: readonly string[]) => names.some((name) => existsSync(path.join(siteDir, name)));
  return { docusaurus: has(CACHES.docusaurus), dactyl: has(CACHES.dactyl) };
}

/** The Docusaurus that the site has installed, resolved as Node does: from the site's folder upwards. */
interface InstalledDocusaurus {
  version: string;
  /** Absolute file of its command. */
  command: string;
}

async function findDocusaurus(siteDir: string): Promise<InstalledDocusaurus | undefined> {
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    const home = path.join(folder, 'node_modules/@docusaurus/core');
    const text = await readTextIfExists(path.join(home, 'package.json'));
    if (text !== undefined) return readInstalled(text, home);
    if (folder === path.dirname(folder)) return undefined;
  }
}

function readInstalled(text: string, home: string): InstalledDocusaurus {
  const manifest: unknown = JSON.parse(text);
  const { version, bin } = isRecord(manifest) ? manifest : {};
  const command = isRecord(bin) ? bin['docusaurus'] : bin;
  return {
    version: String(version),
    command: path.join(home, typeof command === 'string' ? command : 'bin/docusaurus.mjs'),
  };
}
