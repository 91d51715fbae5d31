import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { glob } from 'tinyglobby';
import { fileKind, writeFileIfChanged } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import type { HeadingIdSyntax } from '../../markdown/write-heading-ids.js';
import { resolveSiteDir } from '../site-dir.js';

const SYNTAXES: readonly HeadingIdSyntax[] = ['classic', 'mdx-comment'];

interface HeadingIdsFlags {
  maintainCase?: boolean;
  overwrite?: boolean;
  migrate?: boolean;
  syntax?: HeadingIdSyntax;
  config?: string;
}

export function registerWriteHeadingIds(program: Command, logger: Logger): void {
  program
    .command('write-heading-ids [siteDir] [files...]')
    .description('Write the ids of headings into Markdown files')
    .option('--maintain-case', 'Keep capitals in ids')
    .option('--overwrite', 'Make ids anew that are there already')
    .addOption(new Option('--migrate', 'Write ids that are there in the syntax that is wanted').conflicts('overwrite'))
    .addOption(new Option('--syntax <name>', 'How ids are written').choices(SYNTAXES).default('classic'))
    .option('--config <file>', 'Configuration file')
    .action(async (siteDir: string | undefined, names: string[], flags: HeadingIdsFlags) => {
      const files = names.length > 0 ? await namedFiles(names) : await filesOfSite(siteDir, flags, logger);
      const { writeHeadingIds } = await import('../../markdown/write-heading-ids.js');
      const written: string[] = [];
      for (const file of files) {
        const text = writeHeadingIds(await readFile(file, 'utf8'), flags);
        if (await writeFileIfChanged(file, text)) written.push(path.relative(process.cwd(), file));
      }
      for (const file of written) logger.info(`  ${file}`);
      logger.success(`Wrote ids into ${written.length} of ${files.length} files.`);
    });
}

const MARKDOWN = '**/*.{md,mdx}';
const IGNORED = ['**/node_modules/**'];

/** Files, folders and patterns, from the current folder. */
async function namedFiles(names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map(findFiles));
  const nothing = names.find((_, index) => found[index]?.length === 0);
  if (nothing !== undefined) {
    throw new SiteError(`"${nothing}" names no Markdown file.`, { hint: 'Paths start from the current folder.' });
  }
  return [...new Set(found.flat())];
}

async function findFiles(name: string): Promise<string[]> {
  const kind = await fileKind(path.resolve(name));
  if (kind === 'file') return [path.resolve(name)];
  if (kind === 'folder') return glob(MARKDOWN, { cwd: path.resolve(name), absolute: true, ignore: IGNORED });
  const files = await glob(name, { absolute: true, ignore: IGNORED });
  return files.filter((file) => /\.mdx?$/.test(file));
}

/** Everything that docs, blog and pages are made from, in every language. */
async function filesOfSite(
  siteDir: string | undefined,
  { config }: HeadingIdsFlags,
  logger: Logger,
): Promise<string[]> {
  const { loadSite } = await import('../../site/load-site.js');
  const dir = resolveSiteDir(siteDir);
  const site = await loadSite({ siteDir: dir, configPath: config, outDir: path.join(dir, 'build'), logger });
  const folders = new Set(site.locales.flatMap(({ markdown }) => markdown.flatMap(({ contentDirs }) => contentDirs)));
  const found = await Promise.all([...folders].map((cwd) => glob(MARKDOWN, { cwd, absolute: true })));
  return [...new Set(found.flat())].toSorted();
}
