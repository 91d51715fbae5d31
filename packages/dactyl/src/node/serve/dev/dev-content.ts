/** Compiled files of the dev server, cached until they change. */
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import type { Logger } from '../../base/logger.js';
import type { CompiledMarkdown, Processor } from '../../markdown/types.js';
import type { AssetStore } from '../../pipeline/assets.js';
import { compileContent } from '../../pipeline/compile-content.js';
import type { DrawingRoom } from '../../pipeline/drawings.js';
import type { ImageStore } from '../../pipeline/image-store.js';
import type { ContentJob, ContentReport } from '../../pipeline/engine-types.js';
import { headingSources } from '../../pipeline/heading-sources.js';
import { missingImports } from '../../pipeline/missing-imports.js';
import { partialsOf } from '../../pipeline/page-job.js';
import { fromPlainError } from '../../pipeline/plain-error.js';
import { makeImageCopies } from '../../site/image-copies.js';
import type { DevSite, DevSiteState } from './dev-site.js';

export interface DevContent {
  /**
   * Compiles the file and its partials, unless they are cached, and puts their reports into `reports`, by content id. When
   * the bundle lacks a module that one of them imports, the next preparation bundles it.
   */
  compile(job: ContentJob, parts: CompilerParts, reports: Map<string, ContentReport>): Promise<void>;
  /** Compiled files, by `contentKey`. */
  compiled: ReadonlyMap<string, CompiledMarkdown>;
  /** Files whose code fences show this one. */
  showing(file: string): string[];
  /** Removes the compiled results of a file from the cache; without an argument, those of all files. */
  forget(file?: string): void;
}

/** Options of the compiler that depend on the state of the site. */
export interface CompilerParts {
  state: DevSiteState;
  processors: Processor[];
  assets: () => AssetStore;
  images: ImageStore | undefined;
  drawings: DrawingRoom | undefined;
}

export interface DevContentInput {
  site: DevSite;
  logger: Logger;
  vite: Pick<DevEnvironment, 'watch' | 'invalidateRegistry'>;
}

const fileOfId = (id: string) => id.replace(/\?truncated$/, '');

export function createDevContent({ site, logger, vite }: DevContentInput): DevContent {
  const compiled = new Map<string, CompiledMarkdown>();
  /** Reports, by content id. */
  const cached = new Map<string, ContentReport>();
  /** Content file → the files that its code fences show, those included that are not there. */
  const shown = new Map<string, Readonly<Record<string, string>>>();

  /** The last request for each text, by content id. */
  const underWay = new Map<string, Promise<ContentReport>>();
  /** File → how often it was forgotten. */
  const edits = new Map<string, number>();
  let editsOfAll = 0;

  /** Requests for one text at the same time take turns, and mostly find the result of the first. */
  function compileInTurn(job: ContentJob, parts: CompilerParts): Promise<ContentReport> {
    const before = underWay.get(job.id);
    const report = (async () => {
      await before?.catch(() => {});
      return cached.get(job.id) ?? compileUntilLatest(job, parts);
    })();
    underWay.set(job.id, report);
    const end = () => underWay.get(job.id) === report && underWay.delete(job.id);
    report.then(end, end);
    return report;
  }

  /** What was edited while it was compiled is compiled again: the result of an old text must not be kept. */
  async function compileUntilLatest(job: ContentJob, parts: CompilerParts): Promise<ContentReport> {
    for (;;) {
      const [edit, editOfAll] = [edits.get(job.file), editsOfAll];
      const outcome = await compileAnew(job, parts).then(
        (report) => ({ report }),
        (error: unknown) => ({ error }),
      );
      const isOfOldSite = editOfAll !== editsOfAll;
      if (edit !== edits.get(job.file) && !isOfOldSite) continue;
      if ('error' in outcome) throw outcome.error;
      return isOfOldSite ? outcome.report : keep(job, outcome.report);
    }
  }

  async function compileAnew(job: ContentJob, { state, processors, assets, images, drawings }: CompilerParts) {
    const { siteDir, generatedDir } = state.site;
    // Files may be added at any time, so each text looks for them anew.
    const vaults = new Map();
    const { functions } = state.locale;
    const parts = { processors, assets: assets(), images, drawings, functions };
    const compiler = { siteDir, generatedDir, vaults, headingSources: headingSources(state.locale), ...parts };
    const report = await compileContent(job, { compiler, compiled });
    if (report.codeFiles) {
      shown.set(job.file, report.codeFiles);
      vite.watch(Object.keys(report.codeFiles));
    } else shown.delete(job.file);
    if (report.error) throw fromPlainError(report.error);
    const [missing] = missingImports(job, report, state.site);
    if (missing) throw missing;
    const failed = await makeImageCopies(report, { file: job.file, copies: state.locale.imageCopies });
    if (failed) throw failed;
    return report;
  }

  function keep(job: ContentJob, report: ContentReport): ContentReport {
    cached.set(job.id, report);
    for (const { message, line, column } of report.warnings) logger.warn(`${job.file}:${line}:${column} ${message}`);
    // Plugins of the site may have added imports that are not in the text. Another request may find the compiled file
    // from now on, and must not use the bundle without them.
    if (site.addSpecifiers(report.imports, job.file)) vite.invalidateRegistry();
    return report;
  }

  async function compile(job: ContentJob, parts: CompilerParts, reports: Map<string, ContentReport>): Promise<void> {
    if (reports.has(job.id)) return;
    const report = cached.get(job.id) ?? (await compileInTurn(job, parts));
    reports.set(job.id, report);
    for (const partial of partialsOf(job, report, parts.state)) await compile(partial, parts, reports);
  }

  return {
    compile,
    compiled,
    showing(file) {
      return [...shown].flatMap(([content, files]) => (file in files ? [content] : []));
    },
    forget(file) {
      if (file === undefined) editsOfAll += 1;
      else edits.set(file, (edits.get(file) ?? 0) + 1);
      for (const id of cached.keys()) {
        if (file === undefined || fileOfId(id) === file) cached.delete(id);
      }
    },
  };
}
