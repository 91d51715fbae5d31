/** Compiled files of the dev server, cached until they change. */
import type { Logger } from '../../base/logger.js';
import type { CompiledMarkdown, Processor } from '../../markdown/types.js';
import type { AssetStore } from '../../pipeline/assets.js';
import { compileContent } from '../../pipeline/compile-content.js';
import type { ContentJob, ContentReport } from '../../pipeline/engine-types.js';
import { missingImports } from '../../pipeline/missing-imports.js';
import { partialsOf } from '../../pipeline/page-job.js';
import { fromPlainError } from '../../pipeline/plain-error.js';
import type { DevSite, DevSiteState } from './dev-site.js';

export interface DevContent {
  /**
   * Compiles the file and its partials, unless they are cached. Returns true when the bundle lacks a module that one
   * of them imports.
   */
  compile(job: ContentJob, parts: CompilerParts): Promise<boolean>;
  /** Compiled files, by `contentKey`. */
  compiled: ReadonlyMap<string, CompiledMarkdown>;
  /** Reports, by content id. */
  reports: ReadonlyMap<string, ContentReport>;
  /** Removes the compiled results of a file from the cache; without an argument, those of all files. */
  forget(file?: string): void;
}

/** Options of the compiler that depend on the state of the site. */
export interface CompilerParts {
  state: DevSiteState;
  processors: Processor[];
  assets: () => AssetStore;
}

export function createDevContent({ site, logger }: { site: DevSite; logger: Logger }): DevContent {
  const compiled = new Map<string, CompiledMarkdown>();
  const reports = new Map<string, ContentReport>();

  async function compileAnew(job: ContentJob, { state, processors, assets }: CompilerParts) {
    const compiler = { processors, assets: assets(), functions: state.locale.functions };
    const report = await compileContent(job, { compiler, compiled });
    if (report.error) throw fromPlainError(report.error);
    const [missing] = missingImports(job, report, state.site);
    if (missing) throw missing;
    reports.set(job.id, report);
    for (const { message, line, column } of report.warnings) logger.warn(`${job.file}:${line}:${column} ${message}`);
    return { report, lacks: site.addSpecifiers(report.imports, job.file) };
  }

  async function compile(job: ContentJob, parts: CompilerParts, met = new Set<string>()): Promise<boolean> {
    if (met.has(job.id)) return false;
    met.add(job.id);
    const known = reports.get(job.id);
    const { report, ...found } = known ? { report: known, lacks: false } : await compileAnew(job, parts);
    let { lacks } = found;
    for (const partial of partialsOf(job, report, parts.state)) if (await compile(partial, parts, met)) lacks = true;
    return lacks;
  }

  return {
    compile: (job, parts) => compile(job, parts),
    compiled,
    reports,
    forget(file) {
      for (const id of reports.keys()) {
        if (file === undefined || id.replace(/\?truncated$/, '') === file) reports.delete(id);
      }
    },
  };
}
