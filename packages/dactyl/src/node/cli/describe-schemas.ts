/** What `dactyl types` prints, and what editors need to know of the schemas. */
import type { SchemaFile } from '../site/authoring-files.js';

export function describeSchemas(schemas: readonly SchemaFile[], folder: string): string {
  const names = schemas.map(({ name }) => `${folder}/${name}.json`);
  const width = Math.max(...names.map((name) => name.length));
  return schemas
    .map(({ files }, index) => `  ${(names[index] ?? '').padEnd(width)}  ${describeFiles(files)}`)
    .join('\n');
}

function describeFiles(files: readonly string[]): string {
  const [first = '', ...others] = files;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

export interface EditorSettings {
  'json.schemas': { fileMatch: string[]; url: string }[];
  'yaml.schemas': Record<string, string[]>;
}

/** Settings of VS Code for JSON and YAML files. It checks no front matter by itself. */
export function editorSettings(schemas: readonly SchemaFile[], folder: string): EditorSettings {
  const data = schemas
    .filter(({ isFrontMatter }) => !isFrontMatter)
    .map(({ name, files }) => ({ url: `./${folder}/${name}.json`, files: files.flatMap(withoutBraces) }));
  return {
    'json.schemas': data.flatMap(({ url, files }) => {
      const fileMatch = files.filter((file) => file.endsWith('.json')).map((file) => `/${file}`);
      return fileMatch.length > 0 ? [{ fileMatch, url }] : [];
    }),
    'yaml.schemas': Object.fromEntries(
      data.flatMap(({ url, files }) => {
        const yaml = files.filter((file) => /\.ya?ml$/.test(file));
        return yaml.length > 0 ? [[url, yaml]] : [];
      }),
    ),
  };
}

/** `a.{json,yml}` → `a.json`, `a.yml`: not all editors read braces. */
function withoutBraces(pattern: string): string[] {
  const [all, before = '', choices = '', after = ''] = /^(.*)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  return all === undefined ? [pattern] : choices.split(',').map((choice) => `${before}${choice}${after}`);
}
