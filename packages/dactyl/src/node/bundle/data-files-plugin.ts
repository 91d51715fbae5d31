/**
 * Data that Markdown and components import: YAML, TOML, CSV and TSV become their values, and JSON, which Vite reads
 * itself, is checked first, because our message names the place of a mistake.
 *
 *     import birds from './birds.yaml'  →  export default [{ "name": "Tern" }]
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseCsv } from '../base/parse-csv.js';
import { parseJson } from '../base/parse-json.js';
import { parseYaml } from '../base/parse-yaml.js';
import { SiteError } from '../base/site-error.js';

export function dataFilesPlugin(): Plugin {
  return {
    name: 'dactyl:data-files',
    load: {
      filter: { id: { include: /\.(?:ya?ml|toml|csv|tsv|json)$/, exclude: /[\\/]node_modules[\\/]|\0/ } },
      async handler(file) {
        const text = readFileSync(file, 'utf8');
        if (file.endsWith('.json')) {
          parseJson({ text, file, what: 'The file' });
          return undefined;
        }
        const value = await parseData(text, file);
        // An own property, as the text says, and no prototype.
        const json = JSON.stringify(JSON.stringify(value ?? null));
        return { code: `export default JSON.parse(${json});`, moduleType: 'js' };
      },
    },
  };
}

async function parseData(text: string, file: string): Promise<unknown> {
  if (/\.ya?ml$/.test(file)) return parseYaml({ text, file, firstLine: 1, what: 'The file' });
  if (file.endsWith('.toml')) return parseToml(text, file);
  return await parseCsv({ text, file, separator: file.endsWith('.tsv') ? '\t' : ',' });
}

async function parseToml(text: string, file: string): Promise<unknown> {
  // Only sites with such a file load the parser.
  const { parse, TomlError } = await import('smol-toml');
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = (error.message.split('\n')[0] ?? '').replace(/^Invalid TOML document: /, '');
    throw new SiteError(`The file is not valid TOML: ${reason}.`, {
      file,
      line: error.line,
      column: error.column,
      hint: 'A line is a key, "=" and a value; texts stand in quotes, tables start with [name].',
    });
  }
}
