/**
 * JavaScript inside MDX in the form that plugins expect: besides the text in `value`, a node has the parsed program
 * in `data.estree`. The engine only has text. So a program is parsed when a plugin reads it, and printed when a
 * plugin has changed it or has created a node without text.
 */
import type { toJs } from 'estree-util-to-js';
import type { Parsers } from '../engine.js';
import { property, statements } from '../estree.js';
import type { TreeNode } from './tree-node.js';

type Program = Parameters<typeof toJs>[0];
type Carrier = Pick<TreeNode, 'type' | 'data'> & { value?: unknown };

/** Prints a program as JavaScript. */
export type PrintProgram = (program: Program) => string;

/** Records of the programs that plugins have received. */
export interface KnownPrograms {
  /** Programs that a plugin has read → their JSON at that time, to detect changes. */
  read: WeakMap<object, string>;
  /** Nodes and attributes that were offered a program → their text at that time. */
  offered: WeakMap<Carrier, string>;
}

export function noPrograms(): KnownPrograms {
  return { read: new WeakMap(), offered: new WeakMap() };
}

/** Gives these MDX nodes a `data.estree` that is parsed on first access. */
export function offerPrograms(node: TreeNode, parsers: Parsers, known: KnownPrograms): void {
  for (const carrier of carriersOf(node)) {
    const source = typeof carrier.value === 'string' ? carrier.value : '';
    const data = (carrier.data ??= {});
    known.offered.set(carrier, source);
    Object.defineProperty(data, 'estree', {
      configurable: true,
      enumerable: true,
      get() {
        const program = parse(carrier.type, source, parsers);
        known.read.set(program, JSON.stringify(program));
        keep(data, program);
        return program;
      },
      set(program: unknown) {
        keep(data, program);
      },
    });
  }
}

function keep(data: object, program: unknown): void {
  Object.defineProperty(data, 'estree', { configurable: true, enumerable: true, writable: true, value: program });
}

/** Removes the programs again; changed ones are printed into `value`. */
export function takePrograms(node: TreeNode, known: KnownPrograms, print: PrintProgram): void {
  for (const carrier of carriersOf(node)) {
    const { data } = carrier;
    if (!data) continue;
    const program: unknown = Object.getOwnPropertyDescriptor(data, 'estree')?.value;
    delete data.estree;
    if (typeof program !== 'object' || program === null) continue;
    if (isChanged(carrier, program, known)) carrier.value = printed(carrier.type, program, print);
  }
}

/** Whether the program differs from the text. */
function isChanged(carrier: Carrier, program: object, { read, offered }: KnownPrograms): boolean {
  const before = read.get(program);
  if (before !== undefined) return before !== JSON.stringify(program);
  // A new program: if the plugin changed `value` too, it is taken to match the program.
  return !carrier.value || carrier.value === offered.get(carrier);
}

const NONE: Carrier[] = [];

/** The node itself and the expressions among its attributes. */
function carriersOf(node: TreeNode): Carrier[] {
  if (!node.type.startsWith('mdx')) return NONE;
  if (isProgramType(node.type)) return [node];
  if (!Array.isArray(node.attributes)) return NONE;
  return (node.attributes as unknown[]).flatMap((attribute) => {
    if (property(attribute, 'type') === 'mdxJsxExpressionAttribute') return [attribute as Carrier];
    const value = property(attribute, 'value');
    // Distinguished by the value's own type.
    return property(value, 'type') === 'mdxJsxAttributeValueExpression' ? [value as Carrier] : [];
  });
}

function isProgramType(type: string): boolean {
  return type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}

function parse(type: string, source: string, parsers: Parsers): object {
  const program =
    type === 'mdxjsEsm'
      ? parsers.parseEsm(source)
      : parsers.parseExpression(type === 'mdxJsxExpressionAttribute' ? `({${source}})` : `(${source}\n)`);
  const empty = { type: 'Program', body: [], sourceType: 'module', comments: [] };
  return typeof program === 'object' && program !== null ? (withoutParentheses(program) as object) : empty;
}

/** The engine's parser keeps parentheses as nodes, which plugins do not expect. */
function withoutParentheses(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutParentheses);
  if (typeof node !== 'object' || node === null) return node;
  if (property(node, 'type') === 'ParenthesizedExpression') return withoutParentheses(property(node, 'expression'));
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutParentheses(value)]));
}

function printed(type: string, program: object, print: PrintProgram): string {
  if (type === 'mdxjsEsm') return print(program as Program).trimEnd(); // the plugin says that it is one
  const [statement] = statements(program);
  const expression = property(statement, 'expression');
  if (!expression) return '';
  if (type !== 'mdxJsxExpressionAttribute') return printExpression(expression, print);
  const properties = property(expression, 'properties');
  const spread = Array.isArray(properties) ? property(properties[0], 'argument') : undefined;
  return `...${printExpression(spread ?? expression, print)}`;
}

function printExpression(expression: unknown, print: PrintProgram): string {
  // Wraps the plugin's expression in a program, which is what the printer takes.
  const program = { type: 'Program', body: [{ type: 'ExpressionStatement', expression }] } as unknown as Program;
  return print(program).trimEnd().replace(/;$/, '');
}
