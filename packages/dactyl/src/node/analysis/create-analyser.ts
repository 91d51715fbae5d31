/**
 * Finds out which components of a module need the browser, and why. Facts are read once per file and cached;
 * conclusions are drawn only for requested modules, so that a bundle pays only for what it contains.
 */
import { analyseModule, outlineOf } from './analyse-module.js';
import type { Target, LinkContext } from './link-names.js';
import { packageVerdict } from './package-verdict.js';
import { readModule } from './read-module.js';
import type { Analyser, AnalyserInput, Declaration, ModuleFacts, Resolve, Resolved } from './types.js';
import { whenOfPackage } from './trigger-table.js';
import { walkUses, type WalkContext } from './walk-uses.js';

/** What is remembered about files between requests. */
interface Knowledge {
  facts(file: string): ModuleFacts | undefined;
  resolutions: Map<string, Promise<Resolved | undefined>>;
  kinds: Map<string, Resolved['kind']>;
  /** Verdicts on exports of packages: why they need the browser. */
  verdicts: Map<string, Promise<string | undefined>>;
}

/** A traversal that starts at one module and records the files it visits. */
interface Walk extends WalkContext {
  verdictOf(target: Extract<Target, { kind: 'package' }>): Promise<string | undefined>;
  visited: Set<string>;
}

export function createAnalyser({ parse, read, moduleName, known }: AnalyserInput): Analyser {
  const factsOf = new Map<string, ModuleFacts | undefined>();
  const knowledge: Knowledge = { facts, resolutions: new Map(), kinds: new Map(), verdicts: new Map() };

  function facts(file: string): ModuleFacts | undefined {
    if (!factsOf.has(file)) {
      const code = /\.[cm]?[jt]sx?$/.test(file) ? read(file) : undefined;
      factsOf.set(file, code === undefined ? undefined : factsFrom(file, code));
    }
    return factsOf.get(file);
  }

  function factsFrom(file: string, code: string): ModuleFacts | undefined {
    const before = known?.find(file, code);
    if (before) return before;
    const found = readModule(file, code, parse);
    if (found) known?.keep(file, found);
    return found;
  }

  return {
    async analyse(file, resolve, kind = 'own') {
      knowledge.kinds.set(file, kind);
      if (kind === 'trusted' && known?.passesNothing(file, read(file) ?? '')) return undefined;
      const found = facts(file);
      if (!found || (kind === 'trusted' && !mayPassFunctions(found))) return undefined;
      const walk = createWalk(knowledge, resolve);
      return analyseModule({ file, facts: found, moduleName, verdictOf: walk.verdictOf, visited: walk.visited }, walk);
    },
    outline(file) {
      const found = facts(file);
      return found && outlineOf(found);
    },
    async analysePackage(specifier, name, { importer, resolve }) {
      const walk = createWalk(knowledge, resolve);
      const resolved = await walk.resolve(specifier, importer);
      if (resolved?.kind !== 'package' || !resolved.knowsReact) return undefined;
      const { file } = resolved;
      const why = await walk.verdictOf({
        kind: 'package',
        specifier,
        name,
        isBound: false,
        file,
      });
      return why === undefined ? undefined : { when: whenOfPackage(specifier), why, at: specifier };
    },
    exportedNames: (file, resolve) => exportedNames(file, createWalk(knowledge, resolve)),
    forget(file) {
      factsOf.delete(file);
      knowledge.resolutions.clear();
      knowledge.verdicts.clear();
    },
  };
}

function createWalk(knowledge: Knowledge, resolve: Resolve): Walk {
  const { facts, kinds, verdicts } = knowledge;
  const visited = new Set<string>();
  const judging = new Set<Declaration>();
  const walk: Walk = {
    facts,
    resolve: remembering(knowledge, resolve),
    isPackage: (file) => kinds.get(file) === 'package',
    isTrusted: (file) => kinds.get(file) === 'trusted',
    visit: (file) => void visited.add(file),
    async needsBrowser(target) {
      if (target.kind === 'package') return (await walk.verdictOf(target)) !== undefined;
      if (target.kind !== 'declaration' || judging.has(target.declaration)) return false;
      if (facts(target.file)?.useClient !== undefined) return true;
      judging.add(target.declaration);
      try {
        for await (const finding of walkUses({ ...target, all: false }, walk)) {
          if (finding.kind === 'trigger') return true;
        }
        return false;
      } finally {
        judging.delete(target.declaration);
      }
    },
    verdictOf(target) {
      const key = `${target.file ?? target.specifier}\n${target.name}`;
      const verdict = verdicts.get(key) ?? packageVerdict(target, walk);
      verdicts.set(key, verdict);
      return verdict;
    },
    visited,
  };
  return walk;
}

function remembering({ resolutions, kinds }: Knowledge, resolve: Resolve): Resolve {
  return (specifier, importer) => {
    const key = `${importer}\n${specifier}`;
    const known = resolutions.get(key);
    if (known) return known;
    const resolution = resolve(specifier, importer).then((resolved) => {
      if (resolved && 'file' in resolved && resolved.file !== undefined) kinds.set(resolved.file, resolved.kind);
      return resolved;
    });
    resolutions.set(key, resolution);
    return resolution;
  };
}

/**
 * Whether one of our components may pass a function to a component that a site can replace. Few do, and the full
 * check takes time.
 */
export function mayPassFunctions({ declarations, imports }: ModuleFacts): boolean {
  return [...declarations.values()].some(({ uses }) =>
    uses.some(
      ({ name, passesFunction, passes = [] }) =>
        (passesFunction || passes.length > 0) && imports.get(name)?.specifier.startsWith('@theme'),
    ),
  );
}

/** Names that a module exports; `undefined` when they cannot be known. */
async function exportedNames(
  file: string,
  context: LinkContext,
  seen: Set<string> = new Set(),
): Promise<string[] | undefined> {
  const facts = context.facts(file);
  // A module without exports may be CommonJS in a form that the reader does not understand, such as React's own.
  if (!facts || (facts.exports.size === 0 && facts.stars.length === 0)) return undefined;
  seen.add(file);
  const names = new Set(facts.exports.keys());
  for (const specifier of facts.stars) {
    const resolved = await context.resolve(specifier, file);
    if (resolved?.kind !== 'own' && resolved?.kind !== 'trusted') return undefined;
    const more = seen.has(resolved.file) ? [] : await exportedNames(resolved.file, context, seen);
    if (!more) return undefined;
    for (const name of more) if (name !== 'default') names.add(name);
  }
  return [...names];
}
