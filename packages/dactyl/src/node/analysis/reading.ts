/** State and helpers that the readers of declarations share: their position, and how they record names. */
import { originIn, type Scope } from './scope.js';
import { child, memberName, nameOf, unwrap, type SyntaxNode } from './syntax.js';
import { BROWSER_GLOBALS } from './trigger-table.js';
import type { Declaration, ImportedName, Use } from './types.js';

/** What a reader knows about the module it is in. */
export interface ModuleNames {
  /** Top-level names that are not imports. */
  declared: ReadonlySet<string>;
  imports: Map<string, ImportedName>;
  lineOf: (offset: number) => number;
  /**
   * Names that look like components but must not be marked: functions passed to `forwardRef`, which take a second
   * argument, and base classes, which must stay classes.
   */
  parts: Set<string>;
}

/** The reader's position. */
export interface Reading {
  into: Declaration;
  names: ModuleNames;
  scope: Scope;
  /** Number of enclosing functions. */
  depth: number;
  /** Whether the code only runs on an event. */
  inHandler: boolean;
  /** Reads a node below. */
  read: (node: SyntaxNode | undefined, reading: Reading) => void;
}

/** Records the use of a name, unless an enclosing function declares it. */
export function noteName(node: SyntaxNode, how: Omit<Use, 'line'>, reading: Reading): void {
  const { into, names, scope, inHandler } = reading;
  const { name } = how;
  if (originIn(scope, name)) return;
  const line = names.lineOf(node.start);
  if (names.declared.has(name) || names.imports.has(name)) {
    into.uses.push({ ...how, line, inHandler });
  } else if (BROWSER_GLOBALS.has(name) || (name === 'globalThis' && BROWSER_GLOBALS.has(how.member ?? ''))) {
    into.triggers.push({ when: inHandler ? 'event' : 'visible', why: `uses ${how.member ?? name}`, line });
  }
}

/** The export of React (or of its JSX runtime) that an expression names. */
export function reactName(node: SyntaxNode | undefined, { imports }: ModuleNames): string | undefined {
  const isReact = (name: string | undefined) => /^react(\/|$)/.test(imports.get(name ?? '')?.specifier ?? '');
  if (node?.type === 'Identifier') {
    const name = nameOf(node) ?? '';
    return isReact(name) ? imports.get(name)?.name : undefined;
  }
  if (node?.type !== 'MemberExpression') return undefined;
  return isReact(nameOf(unwrap(child(node, 'object')))) ? memberName(node) : undefined;
}
