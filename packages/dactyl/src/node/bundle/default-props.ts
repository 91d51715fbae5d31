/**
 * Makes functions read their `defaultProps` themselves, because React 19 no longer does.
 *
 *     function Box({ size }) { … }                 function Box($props) { var { size } = $withDefaults($props, Box.defaultProps); … }
 *     Box.defaultProps = { size: 3 };          →   Box.defaultProps = { size: 3 };
 *
 * Classes still get theirs from React.
 */
import MagicString from 'magic-string';
import {
  child,
  childNodes,
  children,
  findNode,
  isFunction,
  memberName,
  nameOf,
  unwrap,
  type FunctionNode,
  type Parse,
  type SyntaxNode,
} from '../analysis/syntax.js';

const PROPS = '$dactylProps';
const DEFAULTS = '$dactylDefaults';

/** The helper in syntax that packages for old browsers allow too. */
const HELPER = `
function ${DEFAULTS}(props, defaults) {
  var all = props, name;
  for (name in defaults) if (!props || props[name] === undefined) (all = all === props ? Object.assign({}, props) : all)[name] = defaults[name];
  return all;
}
`;

/** Rewrites a module. Returns `undefined` if no function in it has `defaultProps`. */
export function readDefaultProps(file: string, code: string, parse: Parse): MagicString | undefined {
  const program = parse(file, code);
  if (!program) return undefined;
  const text = new MagicString(code);
  const found = new Map<FunctionNode, string>();
  findComponents(program, found);
  let changed = false;
  for (const [component, name] of found) changed = rewrite(component, name, text) || changed;
  return changed ? text.append(HELPER) : undefined;
}

/** Finds functions with `defaultProps` in a list of statements, and in all lists below it. */
function findComponents(node: SyntaxNode, found: Map<FunctionNode, string>): void {
  const statements = node.type === 'Program' || node.type === 'BlockStatement' ? children(node, 'body') : [];
  const names = new Set(statements.flatMap((statement) => namesWithDefaults(statement)));
  for (const statement of names.size > 0 ? statements : []) {
    for (const [name, value] of declared(statement)) {
      const component = names.has(name) ? functionOf(value) : undefined;
      if (component) found.set(component, name);
    }
  }
  for (const inner of childNodes(node)) findComponents(inner, found);
}

/** The names in statements of the form `Box.defaultProps = …`: `Box`. */
function namesWithDefaults(statement: SyntaxNode): string[] {
  const expression = unwrap(child(statement, 'expression'));
  const parts = expression?.type === 'SequenceExpression' ? children(expression, 'expressions') : [expression];
  return parts.flatMap((part) => {
    const target = part?.type === 'AssignmentExpression' ? unwrap(child(part, 'left')) : undefined;
    if (target?.type !== 'MemberExpression' || memberName(target) !== 'defaultProps') return [];
    return nameOf(unwrap(child(target, 'object'))) ?? [];
  });
}

/** Names that a statement declares, with their values. */
function declared(statement: SyntaxNode): [string, SyntaxNode][] {
  const declaration = child(statement, 'declaration') ?? statement;
  if (isFunction(declaration)) return [[nameOf(child(declaration, 'id')) ?? '', declaration]];
  if (declaration.type !== 'VariableDeclaration') return [];
  return children(declaration, 'declarations').flatMap((one) => {
    const value = unwrap(child(one, 'init'));
    return value ? [[nameOf(child(one, 'id')) ?? '', value] as [string, SyntaxNode]] : [];
  });
}

/**
 * The function itself, or the one inside `memo(forwardRef(…))`. A function that uses `this` is a pre-ES2015 class.
 */
function functionOf(value: SyntaxNode | undefined): FunctionNode | undefined {
  const node = unwrap(value);
  if (node?.type === 'CallExpression') {
    const [first] = children(node, 'arguments');
    return functionOf(first);
  }
  if (!isFunction(node) || child(node, 'body') === undefined) return undefined;
  return findNode(node, ({ type }) => type === 'ThisExpression') ? undefined : node;
}

function rewrite(component: FunctionNode, name: string, text: MagicString): boolean {
  const [parameter] = children(component, 'params');
  const body = child(component, 'body');
  if (!parameter || !body || parameter.type === 'RestElement') return false;
  const isName = parameter.type === 'Identifier';
  const pattern = child(parameter.type === 'AssignmentPattern' ? parameter : undefined, 'left') ?? parameter;
  const source = isName ? (nameOf(parameter) ?? '') : PROPS;
  const target = isName ? source : `var ${text.slice(pattern.start, pattern.end)}`;
  const statement = `${target} = ${DEFAULTS}(${source}, ${name}.defaultProps);`;
  if (!isName) text.overwrite(parameter.start, parameter.end, PROPS);
  if (body.type === 'BlockStatement') {
    const directive = children(body, 'body').findLast((each) => typeof each['directive'] === 'string');
    text.appendLeft(directive?.end ?? body.start + 1, ` ${statement} `);
  } else {
    // The arrow function has no braces; its parentheses, if any, are around this node.
    text.appendRight(bodyStart(text.original, component, body), `{ ${statement} return (`);
    text.appendLeft(component.end, '); }');
  }
  return true;
}

function bodyStart(code: string, component: FunctionNode, body: SyntaxNode): number {
  const before = code.slice(component.start, body.start);
  return component.start + before.lastIndexOf('=>') + 2;
}
