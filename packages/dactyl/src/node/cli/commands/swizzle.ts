import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import type { Language, SwizzleAction, Theme } from '../../swizzle/types.js';
import { canAsk } from '../ask.js';
import { describeSwizzled, describeThemes } from '../describe-swizzle.js';
import { resolveSiteDir } from '../site-dir.js';
import { askAction, askComponent, askIfUnsafe, askTheme } from '../swizzle-questions.js';

interface SwizzleFlags {
  wrap?: boolean;
  eject?: boolean;
  list?: boolean;
  typescript?: boolean;
  javascript?: boolean;
  danger?: boolean;
  dryRun?: boolean;
  status?: boolean;
  diff?: boolean;
  upgrade?: boolean;
  conflicts?: boolean;
  yes?: boolean;
  config?: string;
}

/** As commander hands them over. */
type SwizzleArguments = [themeName?: string, componentName?: string, siteDir?: string, flags?: SwizzleFlags];

export function registerSwizzle(program: Command, logger: Logger): void {
  program
    .command('swizzle [themeName] [componentName] [siteDir]')
    .description('Copy or wrap a component of a theme, to change it for this site')
    .option('-w, --wrap', 'Put a component of the site around the one of the theme')
    .option('-e, --eject', 'Copy the component into the site')
    .option('-l, --list', 'Print the themes and their components, and change nothing')
    .option('-t, --typescript', 'Write TypeScript (default: when the site has a tsconfig.json)')
    .option('-j, --javascript', 'Write JavaScript')
    .option('--danger', 'Go on without a question where an upgrade may break the result')
    .option('--dry-run', 'Print the files that would be written, and write none')
    .option('--status', 'Say which copies and wrappers have an original that has changed since')
    .option('--diff', 'Print what has changed in these originals')
    .option('--upgrade', 'Merge what has changed in them into the copies')
    .option('--conflicts', 'With --upgrade: write what both sides have changed with marks')
    .option('-y, --yes', 'With --upgrade: write without a question')
    .option('--config <file>', 'Configuration file')
    .action(async (...[themeName, componentName, siteDirArgument, flags = {}]: SwizzleArguments) => {
      process.env.NODE_ENV ??= 'development';
      const siteDir = resolveSiteDir(siteDirArgument);
      await run({ themeName, componentName, siteDir, flags }, logger);
    });
}

async function run(input: Omit<SwizzleInput, 'themes'>, logger: Logger): Promise<void> {
  const { createThemeSources } = await import('../../swizzle/theme-sources.js');
  const { loadThemes } = await import('../../swizzle/load-themes.js');
  const { themeName, siteDir, flags } = input;
  const themes = await loadThemes({ siteDir, configPath: flags.config, readSource: createThemeSources(), logger });
  if (flags.list) return logger.info(await listThemes(themes, themeName, logger));
  if (flags.status || flags.diff || flags.upgrade) {
    const { keepUp } = await import('../swizzle-upgrades.js');
    return keepUp({ ...input, themes, logger });
  }
  await swizzle({ ...input, themes }, logger);
}

interface SwizzleInput {
  themes: readonly Theme[];
  themeName: string | undefined;
  componentName: string | undefined;
  siteDir: string;
  flags: SwizzleFlags;
}

async function swizzle(input: SwizzleInput, logger: Logger): Promise<void> {
  const { assertAllowed, findComponent, findTheme } = await import('../../swizzle/choose.js');
  const { ejectFiles, existingFiles, wrapFiles } = await import('../../swizzle/make-files.js');
  const { assertNothingExists, writeFiles } = await import('../../swizzle/write-files.js');
  const { themes, flags, siteDir } = input;
  const theme = input.themeName === undefined ? await askTheme(themes) : findTheme(input.themeName, themes);
  const component =
    input.componentName === undefined ? await askComponent(theme) : findComponent(input.componentName, theme);
  const action = actionOf(flags) ?? (await askAction(component));
  assertAllowed(component, action);

  const targetDir = path.join(siteDir, 'src/theme');
  const request = { theme, component, language: languageOf(flags, siteDir), targetDir };
  const files = action === 'eject' ? ejectFiles(request) : wrapFiles(request);
  assertNothingExists([...existingFiles(component, targetDir), ...files.map(({ file }) => file)], siteDir);
  if (component.actions[action] === 'unsafe' && !flags.danger && !flags.dryRun) {
    const goOn = await askIfUnsafe(component, action, logger);
    if (!goOn) return logger.info('Nothing was written.');
  }
  if (!flags.dryRun) {
    await writeFiles(files);
    const { rememberFiles } = await import('../../swizzle/memory.js');
    await rememberFiles(files, request, action);
  }
  for (const line of describeSwizzled({ files, theme, component, action, siteDir, isDryRun: flags.dryRun ?? false })) {
    logger.info(line);
  }
}

async function listThemes(themes: readonly Theme[], name: string | undefined, { colors }: Logger): Promise<string> {
  const { findTheme } = await import('../../swizzle/choose.js');
  return describeThemes(name === undefined ? themes : [findTheme(name, themes)], colors);
}

function actionOf({ wrap, eject }: SwizzleFlags): SwizzleAction | undefined {
  if (wrap && eject) {
    throw new SiteError('--wrap and --eject exclude each other.', {
      hint: 'Wrap to put something around a component, eject to change what is in it.',
    });
  }
  if (wrap) return 'wrap';
  if (eject) return 'eject';
  if (canAsk()) return undefined;
  throw new SiteError('Neither --wrap nor --eject is given.', { hint: 'Add --wrap or --eject.' });
}

function languageOf({ typescript, javascript }: SwizzleFlags, siteDir: string): Language {
  if (typescript && javascript) {
    throw new SiteError('--typescript and --javascript exclude each other.', { hint: 'Keep one of them.' });
  }
  if (typescript) return 'typescript';
  return !javascript && existsSync(path.join(siteDir, 'tsconfig.json')) ? 'typescript' : 'javascript';
}
