import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { writeFileIfChanged } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import type { HeadingIdSyntax } from '../../markdown/write-heading-ids.js';
import { contentFiles, namedFiles } from '../markdown-files.js';
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

async function filesOfSite(
  siteDir: string | undefined,
  { config }: HeadingIdsFlags,
  logger: Logger,
): Promise<string[]> {
  const { loadSite } = await import('../../site/load-site.js');
  const dir = resolveSiteDir(siteDir);
  const site = await loadSite({ siteDir: dir, configPath: config, outDir: path.join(dir, 'build'), logger });
  return contentFiles(site);
}
