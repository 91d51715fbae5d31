/** Resolves a name in one module to what it stands for, wherever that is declared. */
import type { Declaration, ExportedName, ModuleFacts, Resolve, Resolved } from './types.js';

/** What a name resolves to. Names of packages that do not depend on React resolve to nothing. */
export type Target =
  | { kind: 'declaration'; file: string; declaration: Declaration }
  | { kind: 'module'; file: string }
  /** React itself, `@docusaurus/*` and `dactyl/client`, which analysis knows by name. */
  | { kind: 'known'; specifier: string; name: string }
  /** `isBound`: the module that re-exports it has already marked it. */
  | { kind: 'package'; specifier: string; name: string; file?: string; isBound: boolean };

export interface LinkContext {
  facts: (file: string) => ModuleFacts | undefined;
  resolve: Resolve;
  /** Whether a module belongs to a package; its relative imports then do too. */
  isPackage: (file: string) => boolean;
}

const KNOWN = /^(?:react|react-dom|@docusaurus|dactyl\/client)(?:\/|$)/;

interface Request {
  importer: string;
  specifier: string;
  name: string;
}

/** Packages whose default export is the module itself. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** Resolves `name` in `file`; if that is a whole module, resolves `member` of it. */
export async function linkName(
  { file, name, member }: { file: string; name: string; member?: string },
  context: LinkContext,
): Promise<Target | undefined> {
  const facts = context.facts(file);
  const imported = facts?.imports.get(name);
  if (!imported) {
    const declaration = facts?.declarations.get(name);
    return declaration && { kind: 'declaration', file, declaration };
  }
  const isWhole = imported.name === '*' || (imported.name === 'default' && REACT.test(imported.specifier));
  const wanted = isWhole ? (member ?? '*') : imported.name;
  const target = await linkImport({ importer: file, specifier: imported.specifier, name: wanted }, context);
  // The default import of a CommonJS module is the module itself.
  const isModule = target?.kind === 'module' && member !== undefined && !isWhole;
  return isModule ? linkExport({ file: target.file, name: member }, context) : target;
}

export async function linkImport(request: Request, context: LinkContext): Promise<Target | undefined> {
  const { importer, specifier, name } = request;
  if (KNOWN.test(specifier)) return { kind: 'known', specifier, name };
  const resolved = await context.resolve(specifier, importer);
  if (resolved?.kind === 'package') return linkPackage(request, resolved, context);
  if (resolved?.kind !== 'own' && resolved?.kind !== 'trusted') return undefined;
  return linkExport({ file: resolved.file, name }, context);
}

async function linkPackage(
  { importer, specifier, name }: Request,
  { file, knowsReact }: Extract<Resolved, { kind: 'package' }>,
  context: LinkContext,
): Promise<Target | undefined> {
  if (context.isPackage(importer) && specifier.startsWith('.') && file !== undefined) {
    return linkExport({ file, name }, context);
  }
  return knowsReact ? { kind: 'package', specifier, name, isBound: false, file } : undefined;
}

/** What a module exports as `name`. */
export async function linkExport(
  { file, name }: { file: string; name: string },
  context: LinkContext,
  seen: ReadonlySet<string> = new Set(),
): Promise<Target | undefined> {
  if (name === '*') return { kind: 'module', file };
  const facts = context.facts(file);
  if (!facts || seen.has(file)) return undefined;
  const exported = facts.exports.get(name);
  if (exported) return linkExported(exported, file, context);
  if (name === 'default') return undefined;
  for (const specifier of facts.stars) {
    const resolved = KNOWN.test(specifier) ? undefined : await context.resolve(specifier, file);
    if (KNOWN.test(specifier)) return { kind: 'known', specifier, name };
    if (resolved?.kind === 'package') {
      const target = await linkPackage({ importer: file, specifier, name }, resolved, context);
      if (target) return target;
    } else if (resolved && resolved.kind !== 'asset') {
      const target = await linkExport({ file: resolved.file, name }, context, new Set([...seen, file]));
      if (target) return target;
    }
  }
  return undefined;
}

async function linkExported(exported: ExportedName, file: string, context: LinkContext): Promise<Target | undefined> {
  if (!('local' in exported)) return linkImport({ importer: file, ...exported }, context);
  if (exported.local === '*') return { kind: 'module', file };
  const target = await linkName({ file, name: exported.local }, context);
  return target?.kind === 'package' ? { ...target, isBound: true } : target;
}
