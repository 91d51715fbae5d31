/** Prints the import statements of a copied component, one for each module, in conventional order. */
import type { ImportedName, ModuleImport } from './read-imports.js';

const WIDTH = 100;

/** Order of groups: packages, the framework, the theme, local files. */
const ORDER = [/^(?!@docusaurus|@theme|dactyl|\.)/, /^@docusaurus/, /^dactyl/, /^@theme/, /^\./];

export function printImports(imports: readonly Pick<ModuleImport, 'kind' | 'specifier' | 'names'>[]): string {
  const merged = new Map<string, { kind: ModuleImport['kind']; specifier: string; names: ImportedName[] }>();
  for (const { kind, specifier, names } of imports) {
    // A namespace import cannot be combined with named imports.
    const isAlone = names.length === 0 || names.some(({ imported }) => imported === '*');
    const key = isAlone ? `${kind} ${specifier} ${merged.size}` : `${kind} ${specifier}`;
    const before = merged.get(key);
    if (before) before.names.push(...names.filter((name) => !before.names.some(({ local }) => local === name.local)));
    else merged.set(key, { kind, specifier, names: [...names] });
  }
  const rank = (specifier: string) => ORDER.findIndex((pattern) => pattern.test(specifier));
  const sorted = [...merged.values()].toSorted(
    (a, b) =>
      compare(a.kind, b.kind) * -1 || rank(a.specifier) - rank(b.specifier) || compare(a.specifier, b.specifier),
  );
  return sorted
    .map((statement) =>
      printImport({ ...statement, names: statement.names.toSorted((a, b) => compare(a.local, b.local)) }),
    )
    .join('\n');
}

/** Compares ignoring case where possible. */
function compare(a: string, b: string): number {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  return lowerA === lowerB ? Number(a > b) - Number(a < b) : lowerA < lowerB ? -1 : 1;
}

function printImport({ kind, specifier, names }: Pick<ModuleImport, 'kind' | 'specifier' | 'names'>): string {
  if (names.length === 0) return `import '${specifier}';`;
  const allTypes = names.every(({ isType }) => isType);
  const whole = names.find(({ imported }) => imported === '*');
  const ofDefault = kind === 'import' ? names.find(({ imported }) => imported === 'default') : undefined;
  const named = names
    .filter((name) => name !== whole && name !== ofDefault)
    .map(({ imported, local, isType }) => {
      const text = imported === local ? local : `${imported} as ${local}`;
      return isType && !allTypes ? `type ${text}` : text;
    });
  // One `import type` statement cannot have both a default and named imports.
  if (allTypes && ofDefault && named.length > 0) {
    const others = names.filter((name) => name !== ofDefault);
    return `${printImport({ kind, specifier, names: [ofDefault] })}\n${printImport({ kind, specifier, names: others })}`;
  }
  const head = allTypes ? `${kind} type` : kind;
  const parts = [ofDefault?.local, whole && `* as ${whole.local}`].filter((part) => part !== undefined);
  const line = [...parts, named.length > 0 ? `{ ${named.join(', ')} }` : undefined].filter(Boolean).join(', ');
  const statement = `${head} ${line} from '${specifier}';`;
  if (statement.length <= WIDTH || named.length === 0) return statement;
  const list = `{\n${named.map((name) => `  ${name},\n`).join('')}}`;
  return `${head} ${[...parts, list].join(', ')} from '${specifier}';`;
}
