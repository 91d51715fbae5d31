/**
 * Evaluates expressions that do not depend on running the page: literals, template strings, arithmetic and
 * concatenation of these, arrays and objects of these, and paths into `frontMatter`.
 */
import { property } from './estree.js';

export type Constant = { value: unknown };

/** Names in scope, with their constant values. */
export type ConstantScope = Readonly<Record<string, unknown>>;

/** The value of an ESTree expression; `undefined` when it is not constant. */
export function evaluateConstant(node: unknown, scope: ConstantScope): Constant | undefined {
  const evaluate = EVALUATORS[String(property(node, 'type'))];
  return evaluate?.(node, scope);
}

type Evaluator = (node: unknown, scope: ConstantScope) => Constant | undefined;

const EVALUATORS: Record<string, Evaluator> = {
  Literal: (node) =>
    property(node, 'regex') || property(node, 'bigint') ? undefined : { value: property(node, 'value') },
  ParenthesizedExpression: (node, scope) => evaluateConstant(property(node, 'expression'), scope),
  TemplateLiteral(node, scope) {
    const values = all(property(node, 'expressions'), scope);
    const texts = list(property(node, 'quasis')).map((quasi) => property(property(quasi, 'value'), 'cooked'));
    return (
      values && { value: texts.map((text, index) => `${text}${index < values.length ? values[index] : ''}`).join('') }
    );
  },
  Identifier(node, scope) {
    const name = String(property(node, 'name'));
    if (name === 'undefined') return { value: undefined };
    return Object.hasOwn(scope, name) ? { value: scope[name] } : undefined;
  },
  MemberExpression(node, scope) {
    const object = evaluateConstant(property(node, 'object'), scope)?.value;
    const name = memberName(node, scope);
    if (name === undefined || typeof object !== 'object' || object === null) return undefined;
    return Object.hasOwn(object, name) ? { value: property(object, name) } : undefined;
  },
  UnaryExpression(node, scope) {
    const operand = evaluateConstant(property(node, 'argument'), scope);
    if (!operand) return undefined;
    if (property(node, 'operator') === '!') return { value: !operand.value };
    return property(node, 'operator') === '-' ? { value: -Number(operand.value) } : undefined;
  },
  BinaryExpression(node, scope) {
    const [left, right] = all([property(node, 'left'), property(node, 'right')], scope) ?? [];
    const plus = property(node, 'operator') === '+';
    if (!plus || left === undefined || right === undefined) return undefined;
    return { value: typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}` };
  },
  ArrayExpression(node, scope) {
    const values = all(property(node, 'elements'), scope);
    return values && { value: values };
  },
  ObjectExpression: evaluateObject,
};

function evaluateObject(node: unknown, scope: ConstantScope): Constant | undefined {
  const entries: [string, unknown][] = [];
  for (const each of list(property(node, 'properties'))) {
    const key = property(each, 'key');
    const name = property(key, 'name') ?? property(key, 'value');
    const value = evaluateConstant(property(each, 'value'), scope);
    if (property(each, 'computed') === true || name === undefined || !value) return undefined;
    entries.push([String(name), value.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function memberName(node: unknown, scope: ConstantScope): string | undefined {
  const member = property(node, 'property');
  if (property(node, 'computed') !== true) return String(property(member, 'name'));
  const value = evaluateConstant(member, scope)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function all(nodes: unknown, scope: ConstantScope): unknown[] | undefined {
  const values = list(nodes).map((node) => evaluateConstant(node, scope));
  return values.every((value) => value !== undefined) ? values.map(({ value }) => value) : undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
