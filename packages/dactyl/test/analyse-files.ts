/** Analyses modules that exist only in a test: file name → text. */
import path from 'node:path';
import { createAnalyser } from '../src/node/analysis/create-analyser.js';
import type { ComponentAnalysis, ModuleAnalysis, Resolved } from '../src/node/analysis/types.js';
import { parseModule } from '../src/node/bundle/islands/parse-module.js';

export interface TestPackage {
  knowsReact: boolean;
  /** Files of the package by path; `index.js` is what people import. */
  files?: Record<string, string>;
}

export interface TestSite {
  files: Record<string, string>;
  packages?: Record<string, TestPackage>;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.cjs', '/index.tsx', '/index.ts', '/index.js'];

/** Files below `theme/` are ours; `@theme/X` looks into `src/theme` first. */
export function analyserOf({ files, packages = {} }: TestSite) {
  const all = new Map(Object.entries(files));
  for (const [name, { files: inside = {} }] of Object.entries(packages)) {
    for (const [file, text] of Object.entries(inside)) all.set(`node_modules/${name}/${file}`, text);
  }
  const find = (base: string) => ENDINGS.map((ending) => base + ending).find((file) => all.has(file));
  const located = (file: string): Resolved => {
    if (file.startsWith('theme/')) return { kind: 'trusted', file };
    return file.startsWith('node_modules/') ? { kind: 'package', file, knowsReact: true } : { kind: 'own', file };
  };
  const analyser = createAnalyser({ parse: parseModule, read: (file) => all.get(file), moduleName: (file) => file });
  const resolve = async (specifier: string, importer: string): Promise<Resolved | undefined> => {
    if (/\.(css|svg|png)$/.test(specifier)) return { kind: 'asset' };
    const theme = /^@theme\/(.*)/.exec(specifier)?.[1];
    const file = specifier.startsWith('.')
      ? find(path.posix.join(path.posix.dirname(importer), specifier.replace(/\.js$/, '')))
      : theme !== undefined
        ? (find(`src/theme/${theme}`) ?? find(`theme/${theme}`))
        : find(specifier.replace(/^@site\//, ''));
    if (file !== undefined) return located(file);
    const known = packages[specifier];
    if (!known) return undefined;
    const entry = `node_modules/${specifier}/index.js`;
    return { kind: 'package', knowsReact: known.knowsReact, ...(all.has(entry) ? { file: entry } : {}) };
  };
  return {
    async analyse(file: string): Promise<ModuleAnalysis> {
      const analysis = await analyser.analyse(file, resolve, file.startsWith('theme/') ? 'trusted' : 'own');
      if (!analysis) throw new Error(`Nothing is known of ${file}.`);
      return analysis;
    },
  };
}

/** The only component of a text, or the one with this name. */
export async function analyseText(text: string, options: Partial<TestSite> & { name?: string; file?: string } = {}) {
  const { file = 'src/components/Widget.tsx', name, files, packages } = options;
  const site = { files: { ...files, [file]: text }, ...(packages ? { packages } : {}) };
  const { components } = await analyserOf(site).analyse(file);
  const found = name === undefined ? components[0] : components.find(({ local }) => local === name);
  if (!found)
    throw new Error(`The text has no component ${name ?? ''}: ${components.map(({ local }) => local).join()}`);
  return found;
}

/** `when: why (at)`, or `static`. */
export function verdict({ island }: Pick<ComponentAnalysis, 'island'>): string {
  return island ? `${island.when}: ${island.why} (${island.at})` : 'static';
}
