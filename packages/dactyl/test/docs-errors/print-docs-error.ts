/**
 * Sites with one mistake in their docs, made of a few files as text. Each is loaded as a build would, without what
 * comes after; what is printed is what people read.
 */
import path from 'node:path';
import { vi } from 'vitest';
import { createLogger } from '../../src/node/logger.js';
import { formatError } from '../../src/node/print-error.js';
import { loadSite } from '../../src/site/load-site.js';
import { createSiteDir } from '../plugin-context.js';

export interface BrokenDocs {
  /** Options of the docs plugin, as code. */
  options?: string;
  /** Plugins beside the preset, as code. */
  plugins?: string;
  /** Files beside a configuration and one doc; `null` takes one of these away. */
  files?: Record<string, string | null>;
}

const FINE: Record<string, string> = { 'docs/fine.md': '# Fine\n' };

const config = (options: string, plugins: string) => `export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  presets: [['classic', { blog: false, pages: false, docs: {${options === '' ? '' : `\n    ${options},\n  `}} }]],${plugins === '' ? '' : `\n  plugins: [${plugins}],`}
};
`;

/** Everything that is printed: warnings, then the error that ended the run. */
export async function printDocsError({ options = '', plugins = '', files = {} }: BrokenDocs): Promise<string> {
  const all = { 'docusaurus.config.mjs': config(options, plugins), ...FINE, ...files };
  const written = Object.entries(all).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  const { siteDir, remove } = createSiteDir(Object.fromEntries(written));
  let said = '';
  const logger = createLogger({ stream: { write: (text) => (said += text) }, color: false });
  vi.stubEnv('NODE_ENV', 'production');
  try {
    await loadSite({ siteDir, outDir: path.join(siteDir, 'build'), logger });
  } catch (error) {
    logger.error(formatError(error, { cwd: siteDir }));
  } finally {
    vi.unstubAllEnvs();
    remove();
  }
  return said.trimEnd().replaceAll(`${siteDir}/`, '').replaceAll(siteDir, '<site>');
}
