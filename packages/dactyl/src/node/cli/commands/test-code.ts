import path from 'node:path';
import type { Command } from 'commander';
import { createSilentLogger, type Logger } from '../../base/logger.js';
import type { TestCodeResult } from '../../production/test-code/test-code.js';
import { describeFailures, describePassed } from '../describe-code.js';
import { contentFiles, namedFiles } from '../markdown-files.js';
import { collect } from '../option-values.js';
import { resolveSiteDir } from '../site-dir.js';

interface TestCodeFlags {
  language?: string[];
  json?: boolean;
  force?: boolean;
  config?: string;
}

export function registerTestCode(program: Command, logger: Logger): void {
  program
    .command('test-code [files...]')
    .description('Check the code blocks that are marked "check": types of TypeScript, and whether other code runs')
    .option('--language <name>', 'Only blocks of this language, or of several', collect)
    .option('--force', 'Check again what passed before')
    .option('--json', 'Print the result as JSON')
    .option('--config <file>', 'Configuration file')
    .action((names: string[], flags: TestCodeFlags) => run(names, flags, logger));
}

async function run(names: readonly string[], flags: TestCodeFlags, logger: Logger): Promise<void> {
  const { loadSite } = await import('../../site/load-site.js');
  const { testCode } = await import('../../production/test-code/test-code.js');
  const siteDir = resolveSiteDir(undefined);
  const named = await namedFiles(names);
  // Messages of plugins about content belong to builds.
  const quiet = createSilentLogger();
  const outDir = path.join(siteDir, 'build');
  const site = await loadSite({ siteDir, configPath: flags.config, outDir, logger: quiet });
  const result = await testCode({
    siteDir,
    generatedDir: site.generatedDir,
    files: names.length > 0 ? named : await contentFiles(site),
    commands: site.siteConfig.testCode ?? {},
    languages: flags.language ?? [],
    isForced: flags.force === true,
  });
  if (result.failures.length > 0) process.exitCode = 1;
  if (flags.json) logger.info(JSON.stringify(toJson(result, siteDir), null, 2));
  else if (result.failures.length > 0) logger.error(describeFailures(result, process.cwd()));
  else logger.success(describePassed(result));
}

function toJson({ blocks, unchanged, failures }: TestCodeResult, siteDir: string): Record<string, unknown> {
  const fromSite = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');
  return {
    blocks,
    unchanged,
    failures: failures.map(({ block, file, line, column, message }) => ({
      page: fromSite(block.file),
      block: block.fenceLine,
      language: block.language,
      file: fromSite(file),
      line,
      column,
      message,
    })),
  };
}
