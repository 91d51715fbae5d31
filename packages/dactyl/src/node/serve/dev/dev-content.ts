/** Compiled files of the dev server, cached until they change. */
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import type { Logger } from '../../base/logger.js';
import type { CompiledMarkdown, Processor } from '../../markdown/types.js';
import type { AssetStore } from '../../pipeline/assets.js';
import { compileContent } from '../../pipeline/compile-content.js';
import type { DrawingRoom } from '../../pipeline/drawings.js';
import type { ImageStore } from '../../pipeline/image-store.js';
import type { ContentJob, ContentReport } from '../../pipeline/engine-types.js';
import { missingImports } from '../../pipeline/missing-imports.js';
import { partialsOf } from '../../pipeline/page-job.js';
import { fromPlainError } from '../../pipeline/plain-error.js';
import { makeImageCopies } from '../../site/image-copies.js';
import type { DevSite, DevSiteState } from './dev-site.js';

export interface DevContent {
  /**
   * Compiles the file and its partials, unless they are cached. When the bundle lacks a module that one of them
   * imports, the next preparation bundles it.
   */
  compile(job: ContentJob, parts: CompilerParts): Promise<void>;
  /** Compiled files, by `contentKey`. */
  compiled: ReadonlyMap<string, CompiledMarkdown>;
  /** Reports, by content id. */
  reports: ReadonlyMap<string, ContentReport>;
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
  const reports = new Map<string, ContentReport>();
  /** Content file → the files that its code fences show, those included that are not there. */
  const shown = new Map<string, Readonly<Record<string, string>>>();

  /** The last request for each text, by content id. */
  const underWay = new Map<string, { parts: CompilerParts; report: Promise<ContentReport> }>();
  /** File → how often it was forgotten. */
  const edits = new Map<string, number>();
  let editsOfAll = 0;
  const editOf = (file: string) => `${editsOfAll} ${edits.get(file)}`;

  /** Requests at the same time wait for the same result, unless the site was loaded meanwhile. */
  function compileLatest(job: ContentJob, parts: CompilerParts): Promise<ContentReport> {
    const known = underWay.get(job.id);
    if (known?.parts === parts) return known.report;
    const isLast = () => underWay.get(job.id)?.parts === parts;
    const report = compileUntilLatest(job, parts, isLast).finally(() => isLast() && underWay.delete(job.id));
    underWay.set(job.id, { parts, report });
    return report;
  }

  /**
   * What was edited while it was compiled is compiled again: the result of an old text must not be kept in the place of the new
   * one.
   */
  async function compileUntilLatest(job: ContentJob, parts: CompilerParts, isLast: () => boolean) {
    for (;;) {
      const edit = editOf(job.file);
      const outcome = await compileAnew(job, parts).then(
        (report) => ({ report }),
        (error: unknown) => ({ error }),
      );
      if (isLast() && edit !== editOf(job.file)) continue;
      if ('error' in outcome) throw outcome.error;
      if (isLast()) return keep(job, outcome.report);
      // It may have come after the result of a later request, and taken its place.
      reports.delete(job.id);
      return outcome.report;
    }
  }

  async function compileAnew(job: ContentJob, { state, processors, assets, images, drawings }: CompilerParts) {
    const { siteDir, generatedDir } = state.site;
    // Files may be added at any time, so each text looks for them anew.
    const vaults = new Map();
    const { functions } = state.locale;
    const compiler = { siteDir, generatedDir, vaults, processors, assets: assets(), images, drawings, functions };
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
    reports.set(job.id, report);
    for (const { message, line, column } of report.warnings) logger.warn(`${job.file}:${line}:${column} ${message}`);
    // Plugins of the site may have added imports that are not in the text. Another request may find the compiled file
    // from now on, and must not use the bundle without them.
    if (site.addSpecifiers(report.imports, job.file)) vite.invalidateRegistry();
    return report;
  }

  async function compile(job: ContentJob, parts: CompilerParts, met = new Set<string>()): Promise<void> {
    if (met.has(job.id)) return;
    met.add(job.id);
    const report = reports.get(job.id) ?? (await compileLatest(job, parts));
    for (const partial of partialsOf(job, report, parts.state)) await compile(partial, parts, met);
  }

  return {
    compile: (job, parts) => compile(job, parts),
    compiled,
    reports,
    showing(file) {
      return [...shown].flatMap(([content, files]) => (file in files ? [content] : []));
    },
    forget(file) {
      if (file === undefined) editsOfAll += 1;
      else edits.set(file, (edits.get(file) ?? 0) + 1);
      for (const id of reports.keys()) {
        if (file === undefined || fileOfId(id) === file) reports.delete(id);
      }
    },
  };
}
