/** `dactyl serve`: the output folder on a port, until the process ends. */
import path from 'node:path';
import type { SiteConfig } from '../../config/types.js';
import { fileKind } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { createPreviewServer, type PreviewServer } from './preview-server.js';

export interface ServeOptions {
  dir: string;
  siteConfig: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>;
  port?: string | number | undefined;
  host?: string | undefined;
  allowedHosts?: readonly string[] | undefined;
  logger: Logger;
}

export async function servePreview({ dir, siteConfig, logger, ...address }: ServeOptions): Promise<PreviewServer> {
  if ((await fileKind(dir)) !== 'folder') {
    throw new SiteError(`There is no output in ${dir}.`, {
      hint: 'Run "dactyl build" first, or name the folder with --dir.',
    });
  }
  const { baseUrl, trailingSlash } = siteConfig;
  const server = await createPreviewServer({ dir, baseUrl, trailingSlash, logger, ...address });
  logger.success(`Serving ${path.relative(process.cwd(), dir) || '.'} on ${server.url}`);
  return server;
}
