/** One module's text → its declarations, what they do, and how names come in and go out. One parse, one walk. */
import { componentPlace } from './component-place.js';
import { readCommonJs } from './read-common-js.js';
import { createOutline, readStatement, type Outline, type OutlineItem } from './read-statements.js';
import { readUses } from './read-uses.js';
import type { ModuleNames } from './reading.js';
import {
  child,
  children,
  isClass,
  isFunction,
  lineCounter,
  nameOf,
  unwrap,
  type Parse,
  type SyntaxNode,
} from './syntax.js';
import type { Declaration, ModuleFacts } from './types.js';

/** Returns `undefined` for a syntax error, which the bundler reports. */
export function readModule(file: string, code: string, parse: Parse): ModuleFacts | undefined {
  const program = parse(file, code);
  if (!program) return undefined;
  const lineOf = lineCounter(code);
  const outline = createOutline(lineOf);
  for (const statement of children(program, 'body')) readStatement(statement, outline);
  const isCommonJs = !outline.isModule && readCommonJs(outline);
  const names: ModuleNames = {
    declared: new Set(outline.items.map(({ name }) => name)),
    imports: outline.imports,
    lineOf,
    parts: new Set(),
  };
  const declarations = new Map(outline.items.map((item) => [item.name, declare(item, names)]));
  for (const item of outline.items) {
    const declaration = declarations.get(item.name);
    if (!declaration || names.parts.has(item.name)) continue;
    const place = componentPlace({ item, declaration, exported: exportedAs(item.name, outline), file });
    if (place) declaration.component = place;
  }
  return {
    code,
    declarations,
    imports: outline.imports,
    exports: outline.exports,
    stars: outline.stars,
    statements: readLooseStatements(outline, { names, declarations }),
    ...clientDirectiveOf(program, lineOf),
    isCommonJs,
    top: endOfHead(program),
  };
}

function declare({ name, node, start }: OutlineItem, names: ModuleNames): Declaration {
  const value = unwrap(node);
  const declaration = emptyDeclaration(name, names.lineOf(start ?? node.start));
  declaration.isFunction = isFunction(value) || isClass(value);
  declaration.isContext = value?.type === 'CallExpression' && /[cC]reateContext$/.test(calleeName(value));
  readUses(node, declaration, names);
  return declaration;
}

function emptyDeclaration(name: string, line: number): Declaration {
  return {
    name,
    line,
    triggers: [],
    uses: [],
    isFunction: false,
    isContext: false,
    introspects: false,
    rendersElements: false,
  };
}

function calleeName(call: SyntaxNode): string {
  const callee = unwrap(child(call, 'callee'));
  return nameOf(callee) ?? nameOf(child(callee, 'property')) ?? '';
}

/** Assigns loose statements to declarations: `Tabs.Item = …` belongs to `Tabs`, all others to the module. */
function readLooseStatements(
  { statements }: Outline,
  { names, declarations }: { names: ModuleNames; declarations: Map<string, Declaration> },
): Declaration {
  const loose = emptyDeclaration('', 1);
  for (const statement of statements) {
    const assigned = child(statement, 'expression');
    const target = assigned?.type === 'AssignmentExpression' ? child(assigned, 'left') : undefined;
    const owner = declarations.get(nameOf(child(target, 'object')) ?? '');
    const value = child(assigned, 'right');
    if (owner && value) readUses(value, owner, names);
    else readUses(statement, loose, names);
  }
  return loose;
}

function exportedAs(name: string, { exports }: Outline): string[] {
  return [...exports].flatMap(([exported, target]) => ('local' in target && target.local === name ? [exported] : []));
}

function clientDirectiveOf(program: SyntaxNode, lineOf: (offset: number) => number): { useClient?: number } {
  const directive = children(program, 'body').find((statement) => statement.directive === 'use client');
  return directive ? { useClient: lineOf(directive.start) } : {};
}

function endOfHead(program: SyntaxNode): number {
  const body = children(program, 'body');
  const isHead = ({ type, directive }: SyntaxNode) => typeof directive === 'string' || type === 'ImportDeclaration';
  const length = body.findIndex((statement) => !isHead(statement));
  return body[(length === -1 ? body.length : length) - 1]?.end ?? child(program, 'hashbang')?.end ?? 0;
}
