/**
 * For every component that can be copied, the table's public name exports the very thing that the theme imports.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SWIZZLE_ACTIONS } from '../../shared/swizzle-actions.js';
import { CLIENT_MODULES } from '../bundle/client-modules-table.js';
import { parseModule } from '../bundle/islands/parse-module.js';
import { PART_NAMES, PUBLIC_MODULES, THEME_PARTS } from './import-table.js';
import { type ModuleImport, readImports } from './read-imports.js';

const SRC = path.join(import.meta.dirname, '../..');

interface ThemeImport extends Pick<ModuleImport, 'names'> {
  importer: string;
  module: string;
}

/** Optional themes have only their components copied; their other files stay in the package. */
const isCopied = (file: string) =>
  /^theme[\\/].*(?<!\.test)\.tsx?$/.test(file) ||
  (/^features.[^\\/]+.theme.(.+)\.tsx?$/.exec(file)?.[1] ?? '') in SWIZZLE_ACTIONS;

const imports = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(isCopied)
  .flatMap((file): ThemeImport[] => {
    const importer = path.join(SRC, file);
    const program = parseModule(importer, readFileSync(importer, 'utf8'));
    const found = program ? readImports(program) : [];
    return found
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier, names }) => {
        const target = path.resolve(path.dirname(importer), specifier.replace(/\.js$/, ''));
        return { importer: file, names, module: path.relative(SRC, target).split(path.sep).join('/') };
      });
  });

/** Pairs of what the copy imports under a public name and what the theme imports. */
async function pairs(): Promise<{ where: string; own: unknown; copied: unknown }[]> {
  const found = imports.flatMap(({ importer, module, names }) => {
    const row = PUBLIC_MODULES[module];
    if (!row) return [];
    return names
      .filter(({ isType }) => !isType)
      .map(async ({ imported }) => {
        const specifier = PART_NAMES.has(imported) ? THEME_PARTS : row.specifier;
        const name = row.default === imported && specifier === row.specifier ? 'default' : imported;
        const own = (await importModule(module))[imported];
        const copied = (await importModule(CLIENT_MODULES[specifier]?.replace(/\.js$/, '') ?? specifier))[name];
        return { where: `${importer}: ${imported} of ${module} → ${name} of ${specifier}`, own, copied };
      });
  });
  return Promise.all(found);
}

async function importModule(module: string): Promise<Record<string, unknown>> {
  return (await import(/* @vite-ignore */ path.join(SRC, module))) as Record<string, unknown>; // a namespace
}

describe('the table of imports', () => {
  it('has a row for each module outside of the theme that a component imports; add missing ones in import-table.ts', () => {
    const outside = imports.filter(({ module }) => !/^(?:theme|features\/[^/]+\/theme)\//.test(module));
    const missing = outside.filter(({ module }) => !(module in PUBLIC_MODULES));
    expect(missing.map(({ importer, module }) => `${importer} imports ${module}`)).toEqual([]);
  });

  it('has no row that no component needs', () => {
    const needed = new Set(imports.map(({ module }) => module));
    expect(Object.keys(PUBLIC_MODULES).filter((module) => !needed.has(module))).toEqual([]);
  });

  it('leads to the same things; what has no public name belongs into theme-parts.ts and PART_NAMES', async () => {
    const all = await pairs();
    expect(all.length).toBeGreaterThan(100);
    const wrong = all.filter(({ own, copied }) => own === undefined || own !== copied);
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });
});
