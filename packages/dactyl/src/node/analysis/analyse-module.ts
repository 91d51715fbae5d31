/**
 * Connects a module's facts with those of the modules it imports: its components, and why they need the browser.
 */
import { sooner, type IslandReason, type IslandWhen } from '../../shared/islands.js';
import { linkName, type Target } from './link-names.js';
import { isKnownSearchBox, whenOfPackage } from './trigger-table.js';
import type {
  ComponentAnalysis,
  Declaration,
  ImportedName,
  ModuleAnalysis,
  ModuleFacts,
  ModuleOutline,
  PackageComponent,
  MarkPlace,
} from './types.js';
import { walkUses, type WalkContext } from './walk-uses.js';

interface ModuleInput {
  file: string;
  facts: ModuleFacts;
  moduleName: (file: string) => string;
  /** Why a component of a package needs the browser. */
  verdictOf: (target: Extract<Target, { kind: 'package' }>) => Promise<string | undefined>;
  /** Files that were looked into. */
  visited: Set<string>;
}

export async function analyseModule(input: ModuleInput, context: WalkContext): Promise<ModuleAnalysis> {
  const components: ComponentAnalysis[] = [];
  for (const declaration of input.facts.declarations.values()) {
    const { component } = declaration;
    if (component) components.push(await analyseComponent(declaration, component, { input, context }));
  }
  const { visited, file, facts } = input;
  const packageComponents = await findPackageComponents(input, context);
  visited.delete(file);
  return {
    components,
    packageComponents,
    ...outlineOf(facts),
    dependencies: [...visited],
  };
}

export function outlineOf(facts: ModuleFacts): ModuleOutline {
  const components = [...facts.declarations.values()].filter(({ component }) => component);
  return {
    hidden: components.map(({ name }) => name).filter((name) => exportedName(name, facts).startsWith('$')),
    isCommonJs: facts.isCommonJs,
    top: facts.top,
  };
}

async function analyseComponent(
  declaration: Declaration,
  place: MarkPlace,
  { input, context }: { input: ModuleInput; context: WalkContext },
): Promise<ComponentAnalysis> {
  const { file, facts } = input;
  let introspects = false;
  let first: IslandReason | undefined = clientDirective(input, context);
  for await (const finding of walkUses({ file, declaration, all: false }, context)) {
    if (finding.kind === 'introspects') introspects = true;
    else first ??= { when: finding.when, why: finding.why, at: `${input.moduleName(finding.file)}:${finding.line}` };
  }
  const { name: local, line } = declaration;
  return {
    name: exportedName(local, facts),
    local,
    line,
    place,
    island: first ? { ...first, when: await latest(declaration, { input, context }) } : undefined,
    introspects,
  };
}

function clientDirective(
  { file, facts, moduleName }: ModuleInput,
  { isTrusted }: WalkContext,
): IslandReason | undefined {
  if (facts.useClient === undefined || isTrusted(file)) return undefined;
  return { when: 'visible', why: "has 'use client'", at: `${moduleName(file)}:${facts.useClient}` };
}

/** Identifies a component by its first exported name, or by `$Name` when it is not exported. */
function exportedName(local: string, { exports }: ModuleFacts): string {
  for (const [exported, target] of exports) if ('local' in target && target.local === local) return exported;
  return `$${local}`;
}

/** An island hydrates as early as the earliest part that it renders. */
async function latest(
  declaration: Declaration,
  { input: { file, facts }, context }: { input: ModuleInput; context: WalkContext },
): Promise<IslandWhen> {
  let when: IslandWhen | undefined;
  for await (const finding of walkUses({ file, declaration, all: true }, context)) {
    if (finding.kind === 'trigger') when = sooner(when ?? 'none', finding.when);
  }
  if (when === 'visible' && isKnownSearchBox(file)) return 'key';
  // With 'use client' the author declares that there is a reason, even where analysis finds none.
  if (when === undefined || (when === 'none' && facts.useClient !== undefined)) return 'visible';
  return when;
}

/** Finds imports of packages' components, also through modules that only re-export them. */
async function findPackageComponents(input: ModuleInput, context: WalkContext): Promise<PackageComponent[]> {
  const found: PackageComponent[] = [];
  if (context.isTrusted(input.file)) return found;
  const rendered = new Set(
    [...input.facts.declarations.values()].flatMap(({ uses }) =>
      uses.filter(({ kind, member }) => kind === 'element' && member === undefined).map(({ name }) => name),
    ),
  );
  const used = usedNames(input.facts);
  for (const [local, imported] of input.facts.imports) {
    // An import that is used only as a type does not exist at run time.
    if (!used.has(local)) continue;
    if (!/^[A-Z]/.test(local) && !rendered.has(local)) continue;
    const component = await packageComponent(local, imported, { input, context });
    if (component) found.push(component);
  }
  return found;
}

async function packageComponent(
  local: string,
  { place, line, name }: ImportedName,
  { input, context }: { input: ModuleInput; context: WalkContext },
): Promise<PackageComponent | undefined> {
  if (!place || name === '*') return undefined;
  const target = await linkName({ file: input.file, name: local }, context);
  if (target?.kind !== 'package' || target.isBound) return undefined;
  const why = await input.verdictOf(target);
  const at = `${input.moduleName(input.file)}:${line}`;
  return {
    local,
    module: target.specifier,
    name: target.name,
    line,
    place,
    island: why === undefined ? undefined : { when: whenOfPackage(target.specifier), why, at },
  };
}

function usedNames({ declarations, statements, exports }: ModuleFacts): Set<string> {
  return new Set([
    ...[...declarations.values(), statements].flatMap(({ uses }) => uses.map(({ name }) => name)),
    ...[...exports.values()].flatMap((target) => ('local' in target ? [target.local] : [])),
  ]);
}
