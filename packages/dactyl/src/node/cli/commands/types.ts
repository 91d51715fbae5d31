import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { readTextIfExists, writeFileIfChanged } from '../../base/files.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { isRecord } from '../../../shared/is-record.js';
import { describeSchemas, type EditorSettings, editorSettings } from '../describe-schemas.js';
import { resolveSiteDir } from '../site-dir.js';

interface TypesFlags {
  config?: string;
  vscode?: boolean;
}

const SCHEMAS = 'schemas';
const TYPES = 'dactyl-types.d.ts';
const SETTINGS = '.vscode/settings.json';

export function registerTypes(program: Command, logger: Logger): void {
  program
    .command('types [siteDir]')
    .description('Write JSON schemas of front matter and data files for editors, and types of your own front matter')
    .option('--vscode', `Enter the schemas into ${SETTINGS}`)
    .option('--config <file>', 'Configuration file')
    .action((siteDir: string | undefined, flags: TypesFlags) => run(resolveSiteDir(siteDir), flags, logger));
}

async function run(siteDir: string, flags: TypesFlags, logger: Logger): Promise<void> {
  const { makeAuthoringFiles } = await import('../../site/authoring-files.js');
  const { schemas, types } = await makeAuthoringFiles({ siteDir, configPath: flags.config, logger });
  for (const { name, text } of schemas) await writeFileIfChanged(path.join(siteDir, SCHEMAS, `${name}.json`), text);
  const typesFile = path.join(siteDir, TYPES);
  // Without rules of its own, a site has no types of its own: those of a former run would be wrong.
  await (types === undefined ? rm(typesFile, { force: true }) : writeFileIfChanged(typesFile, types));
  logger.info(describeSchemas(schemas, SCHEMAS));
  if (types !== undefined) logger.info(`  ${TYPES} has the types of your own front matter.`);
  if (flags.vscode) await enterSettings(siteDir, editorSettings(schemas, SCHEMAS));
  const hint = flags.vscode
    ? `Entered them into ${SETTINGS}.`
    : 'Add --vscode to enter them into the settings of VS Code.';
  logger.success(`Wrote ${schemas.length} schemas. ${hint}`);
}

async function enterSettings(siteDir: string, settings: EditorSettings): Promise<void> {
  const file = path.join(siteDir, SETTINGS);
  const known = readSettings((await readTextIfExists(file)) ?? '{}');
  if (known === undefined) {
    throw new SiteError(`${SETTINGS} is not plain JSON: what would be written would lose its comments.`, {
      file,
      hint: `Add these lines to it yourself:\n${JSON.stringify(settings, null, 2)}`,
    });
  }
  await writeFileIfChanged(file, `${JSON.stringify(merge(known, settings), null, 2)}\n`);
}

function readSettings(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Ours are replaced, those of others stay. */
function merge(known: Record<string, unknown>, settings: EditorSettings): Record<string, unknown> {
  const { 'json.schemas': json, 'yaml.schemas': yaml } = known;
  const urls = new Set<unknown>(settings['json.schemas'].map(({ url }) => url));
  const others = Array.isArray(json) ? json.filter((one: unknown) => !isRecord(one) || !urls.has(one['url'])) : [];
  return {
    ...known,
    'json.schemas': [...others, ...settings['json.schemas']],
    'yaml.schemas': { ...(isRecord(yaml) && yaml), ...settings['yaml.schemas'] },
  };
}
