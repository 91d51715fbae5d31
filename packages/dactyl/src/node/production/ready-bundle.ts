/** The bundles of a run as rendering takes them. */
import type { EngineBundle } from '../pipeline/engine-types.js';
import type { FindImports } from './add-imports.js';
import type { PageCache } from './page-cache.js';

/** The bundle, and what was kept of pages that were made with the same one. */
export interface ReadyBundle {
  engineBundle: EngineBundle;
  pageCache: PageCache;
  /** Markdown that the code of a page imports. */
  findImports: FindImports;
  /** Hash of the bundle for pages that are React as a whole, when there is one. */
  appHash?: string;
}
