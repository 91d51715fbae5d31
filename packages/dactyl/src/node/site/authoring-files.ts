/**
 * `dactyl types`: a site's plugins and its own schemas → files for editors. One JSON Schema for each kind of file, and the
 * types of front matter of the site's own. Content is not loaded, so mistakes in it do not matter.
 */
import path from 'node:path';
import { resolveLocales } from '../config/resolve-i18n.js';
import type { Logger } from '../base/logger.js';
import { SiteError } from '../base/site-error.js';
import { initPlugins } from '../plugin-api/init-plugins.js';
import type { unstable_AuthoringSchema } from '../plugin-api/types.js';
import { isRecord } from '../../shared/is-record.js';
import type { JsonObject } from '../../shared/json.js';
import { BUILT_INS } from './built-ins.js';
import { createContext } from './plugin-context.js';
import { printFields } from './print-type.js';
import { loadSiteConfig } from './site-config.js';

export interface AuthoringFiles {
  schemas: SchemaFile[];
  /** Text of the declarations; `undefined` where the site has no keys of its own. */
  types: string | undefined;
}

export interface SchemaFile {
  /** `docs`, for `docs.json`. */
  name: string;
  text: string;
  /** Patterns of the files that it describes, relative to the site. */
  files: string[];
  isFrontMatter: boolean;
}

export async function makeAuthoringFiles({
  siteDir,
  configPath,
  logger,
}: {
  siteDir: string;
  configPath: string | undefined;
  logger: Logger;
}): Promise<AuthoringFiles> {
  const loaded = await loadSiteConfig({ siteDir, configPath });
  const [place] = resolveLocales(loaded.siteConfig);
  if (!place) throw new SiteError('The site has no locale.', { file: loaded.configFile, key: 'i18n.locales' });
  const context = await createContext(loaded, place, { outDir: path.join(siteDir, 'build') });
  const { plugins } = await initPlugins({ ...context, unstable_logger: logger }, BUILT_INS);
  const found = plugins.flatMap(({ plugin }) => plugin.unstable_getAuthoringSchemas?.() ?? []);
  const kinds = joinInstances(found).map((kind) => ({ ...kind, own: ownSchema(kind, logger) }));
  return {
    schemas: kinds.map((kind) => ({
      name: kind.name,
      text: `${JSON.stringify(kind.own ? withOwn(kind.schema, kind.own) : kind.schema, null, 2)}\n`,
      files: kind.files.map((file) => path.posix.relative(siteDir, file)),
      isFrontMatter: kind.frontMatter !== undefined,
    })),
    types: printDeclarations(kinds),
  };
}

interface Kind extends unstable_AuthoringSchema {
  own: JsonObject | undefined;
}

function joinInstances(schemas: readonly unstable_AuthoringSchema[]): unstable_AuthoringSchema[] {
  const byName = new Map<string, unstable_AuthoringSchema>();
  for (const schema of schemas) {
    const files = [...(byName.get(schema.name)?.files ?? []), ...schema.files];
    byName.set(schema.name, { ...schema, files: [...new Set(files)] });
  }
  return [...byName.values()];
}

function ownSchema({ name, frontMatter }: unstable_AuthoringSchema, logger: Logger): JsonObject | undefined {
  const check = frontMatter?.own;
  if (!check) return undefined;
  if (!check.toJsonSchema) {
    logger.warn(
      `"frontMatter.${name}" of the configuration cannot be written as JSON Schema: its keys are left out. zod has this from ` +
        '4.2 and arktype from 2.1.28. With valibot, write toStandardJsonSchema(schema), from the package @valibot/to-json-schema.',
    );
    return undefined;
  }
  try {
    return check.toJsonSchema();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    logger.warn(
      `"frontMatter.${name}" of the configuration cannot be written as JSON Schema. Its library says: ${why}`,
    );
    return undefined;
  }
}

/** Both must hold, as in a build. */
function withOwn(schema: JsonObject, { $schema: _, definitions, $defs, ...own }: JsonObject): JsonObject {
  const { $schema, ...format } = schema;
  // References name definitions from the root.
  return { $schema, allOf: [format, own], ...(definitions && { definitions }), ...($defs && { $defs }) };
}

const HEAD = `// Written by \`dactyl types\` from "frontMatter" of the configuration. Run it again when that has changed.`;

function printDeclarations(kinds: readonly Kind[]): string | undefined {
  const modules = kinds.flatMap(({ schema, frontMatter, own }) => {
    if (!frontMatter || !own) return [];
    const known = isRecord(schema['properties']) ? Object.keys(schema['properties']) : [];
    // What the format declares itself cannot be declared again.
    const fields = printFields(own, new Set(known));
    if (fields.length === 0) return [];
    const { module, type } = frontMatter;
    const lines = fields.map((field) => `    ${field}`).join('\n');
    return `declare module 'dactyl/types/${module}.js' {\n  interface ${type} {\n${lines}\n  }\n}\n`;
  });
  return modules.length === 0 ? undefined : `${HEAD}\nexport {};\n\n${modules.join('\n')}`;
}
