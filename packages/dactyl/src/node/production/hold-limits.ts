/** What is said of the size of an output: limits of its host as warnings, budgets of the site as an error. */
import type { Logger } from '../base/logger.js';
import type { Site } from '../site/types.js';
import { findPassedLimits } from './host-limits.js';
import type { OutputSize } from './output-size.js';

export interface LimitsInput {
  /** The output folder. */
  dir: string;
  size: OutputSize;
  site: Pick<Site, 'siteConfig' | 'locales'>;
  logger: Logger;
}

export async function holdLimits({ dir, size, site, logger }: LimitsInput): Promise<void> {
  const { url, baseUrl, budgets = [] } = site.siteConfig;
  for (const warning of findPassedLimits(size, { url, env: process.env })) logger.warn(warning);
  if (budgets.length === 0) return;
  const { holdBudgets } = await import('./budgets/hold-budgets.js');
  const localeFolders = site.locales.map(({ outSubdir }) => outSubdir);
  const { table, error } = await holdBudgets({ dir, size, budgets, baseUrl, localeFolders });
  logger.info(table);
  if (error) throw error;
}
