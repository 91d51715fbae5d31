/**
 * A ZIP to download from the page about exports. In: the site in `examples/portable`, which has `output: 'portable'`. Out: its output, packed
 * as `examples/portable.zip` for each language. A command of its own builds it, as people do; the dev server waits until somebody asks for the file.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, PluginContext } from 'dactyl';

const ZIP = 'examples/portable.zip';

/** The same sources give the same file, whenever they are built: the first second of 2026. */
const SOURCE_DATE_EPOCH = '1767225600';

export default function portableExample({ siteDir, i18n }: PluginContext): Plugin {
  return {
    name: 'portable-example',
    unstable_getLateFiles: () => ({ has: (name) => name === ZIP, pages: [] }),
    async postBuild({ outDir }) {
      // Links lead to files of their language. The output of the default one is the folder around the others, and is made first.
      const [file, made] = [path.join(outDir, ZIP), path.join(outDir, '..', ZIP)];
      if (i18n.currentLocale === i18n.defaultLocale || !existsSync(made))
        return exportSite(path.join(siteDir, 'examples/portable'), file);
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(made, file);
    },
  };
}

async function exportSite(site: string, file: string): Promise<void> {
  const command = path.join(createRequire(import.meta.url).resolve('dactyl/package.json'), '../bin/dactyl.js');
  const folder = await mkdtemp(path.join(tmpdir(), 'portable-'));
  try {
    const args = [command, 'export', 'zip', site, '--dir', path.join(folder, 'build'), '--out', file];
    await promisify(execFile)(process.execPath, args, { env: { SOURCE_DATE_EPOCH, ...process.env } });
  } finally {
    await rm(folder, { recursive: true });
  }
}
