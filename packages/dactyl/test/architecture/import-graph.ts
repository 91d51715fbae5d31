/**
 * Reads the sources of the package into a graph of imports. Paths are POSIX and relative to `src/`;
 * an import that leaves the package keeps its specifier.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { globSync } from 'tinyglobby';
import { parseSync } from 'vite';

export interface Import {
  from: string;
  /** A file of `src/`, or the specifier of a package, a builtin or a virtual module. */
  to: string;
  /** Vanishes when compiled. */
  typeOnly: boolean;
  /** Asked for by the name of a component, which a site may replace. */
  isByName?: boolean;
}

export interface SourceFile {
  file: string;
  lines: number;
  imports: Import[];
  text: string;
}

/** Every module of `srcDir` except tests. */
export function readSources(srcDir: string): SourceFile[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: srcDir, ignore: ['**/*.test.{ts,tsx}'] }).toSorted();
  const known = new Set(files);
  return files.map((file) => {
    const text = readFileSync(join(srcDir, file), 'utf8');
    const imports = importsOf(file, text).map((one) => ({
      ...one,
      to: resolve(one.to, file, known),
      isByName: one.to.startsWith('@theme'),
    }));
    return { file, lines: text.split('\n').length, imports, text };
  });
}

/** The imports and re-exports of one module, with specifiers as written. */
export function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: file,
    to: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: file, to: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(start, end));
    return literal?.[2] === undefined ? [] : [{ from: file, to: literal[2], typeOnly: false }];
  });
  return [...statics, ...reexports, ...dynamics];
}

/**
 * `./front-matter.js` seen from `node/content/front-matter-schema.ts` is `node/content/front-matter.ts`, and
 * `@theme/Logo` is `theme/Logo.tsx`.
 */
function resolve(specifier: string, from: string, known: ReadonlySet<string>): string {
  const component = /^@theme(?:-original|-init)?\/(.+)$/.exec(specifier)?.[1];
  if (component !== undefined) {
    const named = [...known].filter((file) => file.replace(/\.tsx?$/, '').endsWith(`theme/${component}`));
    return named.find((file) => file.startsWith('theme/')) ?? named[0] ?? specifier;
  }
  if (!specifier.startsWith('.')) return specifier;
  const target = posix.join(posix.dirname(from), specifier);
  const stem = target.replace(/\.jsx?$/, '');
  const candidates = [target, `${stem}.ts`, `${stem}.tsx`, `${target}/index.ts`, `${target}/index.tsx`];
  return candidates.find((candidate) => known.has(candidate)) ?? target;
}

/**
 * One cycle of imports that remain at run time, as the files along it, or `undefined`. Components that ask for each
 * other by name make none: a menu of a menu is what they are for.
 */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const targets = new Map<string, string[]>();
  for (const { from, to, typeOnly, isByName } of imports) {
    if (!typeOnly && !isByName) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Groups of files of which each reaches each other by imports, types included: who reads one has to read all. Components
 * that ask for each other by name make none, as in `findCycle`.
 */
export function findCircles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to, isByName } of imports) {
    if (!isByName && from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  // Tarjan's algorithm: a file whose way back leads no further than to itself closes a group.
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const trail: string[] = [];
  const circles: string[][] = [];
  const reach = (file: string, found: number) => earliest.set(file, Math.min(earliest.get(file) ?? found, found));
  const visit = (file: string): void => {
    order.set(file, order.size);
    reach(file, order.size - 1);
    trail.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (trail.includes(target)) reach(file, earliest.get(target) ?? 0);
    }
    if (earliest.get(file) !== order.get(file)) return;
    const group = trail.splice(trail.indexOf(file));
    if (group.length > 1) circles.push(group.toSorted());
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
