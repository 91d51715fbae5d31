import path from 'node:path';
import { Argument, Option, type Command } from 'commander';
import { fileKind, writeFileAtomic } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import type { PdfSource } from '../../production/export/pdf/write-pdf.js';
import type { ZipSource } from '../../production/export/portable/write-zip.js';
import { resolveSiteDir } from '../site-dir.js';

const FORMATS = ['epub', 'pdf', 'zip'] as const;
const PAGE_FORMATS = ['A4', 'Letter'] as const;

interface ExportFlags {
  sidebar?: string;
  path?: string;
  docsVersion?: string;
  locale?: string;
  title?: string;
  format: (typeof PAGE_FORMATS)[number];
  out?: string;
  dir: string;
  config?: string;
}

interface ExportRun {
  format: (typeof FORMATS)[number];
  siteDir: string;
  flags: ExportFlags;
  logger: Logger;
}

export function registerExport(program: Command, logger: Logger): void {
  program
    .command('export')
    .description('Make one file of the built site, a sidebar, a section or a page, to read elsewhere')
    .addArgument(new Argument('<format>', 'Kind of file').choices(FORMATS))
    .argument('[siteDir]')
    .option('--sidebar <name>', 'Only the pages of this sidebar')
    .option('--path <address>', 'Only this page and the pages below it, such as /docs/guides')
    .option('--docs-version <name>', 'Version of the docs (default: the latest)')
    .option('-l, --locale <locale>', 'Language (default: the default one)')
    .option('--title <text>', 'Title of the document (default: that of the site)')
    .addOption(new Option('--format <format>', 'Paper of a PDF').choices(PAGE_FORMATS).default('A4'))
    .option('--out <file>', 'File to write (default: named after what is in it)')
    .option('--dir <dir>', 'Folder of the built site, which is built when it is not there', 'build')
    .option('--config <file>', 'Configuration file')
    .action((format: ExportRun['format'], siteDir: string | undefined, flags: ExportFlags) =>
      run({ format, siteDir: resolveSiteDir(siteDir), flags, logger }),
    );
}

async function run({ format, siteDir, flags, logger }: ExportRun): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { config: configPath, docsVersion: version, sidebar, path: section, locale, title } = flags;
  const dir = path.resolve(siteDir, flags.dir);
  if ((await fileKind(dir)) === undefined) await build({ siteDir, configPath, dir, logger });
  const { exportName, openExport } = await import('../../production/export/open-export.js');
  const choice = { sidebar, path: section, version, locale };
  const file = path.resolve(flags.out ?? `${exportName(choice)}.${format}`);
  const opened = await openExport({ ...choice, siteDir, configPath, dir, title });
  const { chaptersOf } = await import('../../production/export/types.js');
  const isPart = sidebar !== undefined || section !== undefined || version !== undefined;
  const bytes = await write(format, { ...opened, dir, format: flags.format, isPart });
  await writeFileAtomic(file, bytes);
  const { formatBytes } = await import('../../base/format-bytes.js');
  const count = chaptersOf(opened.book.parts).length;
  if (format === 'zip' && !isPart)
    return logger.success(`The site in ${path.relative(process.cwd(), file)}, ${formatBytes(bytes.length)}`);
  logger.success(
    `${count} ${count === 1 ? 'page' : 'pages'} in ${path.relative(process.cwd(), file)}, ${formatBytes(bytes.length)}`,
  );
}

async function write(kind: ExportRun['format'], source: PdfSource & ZipSource): Promise<Uint8Array> {
  if (kind === 'pdf') return (await import('../../production/export/pdf/write-pdf.js')).writePdf(source);
  if (kind === 'zip') return (await import('../../production/export/portable/write-zip.js')).writeZip(source);
  return (await import('../../production/export/epub/write-epub.js')).writeEpub(source);
}

async function build(site: {
  siteDir: string;
  configPath: string | undefined;
  dir: string;
  logger: Logger;
}): Promise<void> {
  const { siteDir, configPath, dir, logger } = site;
  const { untilInterrupted } = await import('../interruption.js');
  const { optimizeLate } = await import('../optimize-late.js');
  const { buildSite } = await import('../../production/build-site.js');
  optimizeLate();
  await untilInterrupted(async (signal) => {
    await buildSite({ siteDir, configPath, outDir: dir, logger, signal });
  });
}
