/** Elements, written as JSX or as calls: event props, refs, and functions among the props. */
import { noteName, reactName, type Reading } from './reading.js';
import { isNothing, originIn, originOf } from './scope.js';
import { child, children, isFunction, memberName, nameOf, unwrap, type SyntaxNode } from './syntax.js';

interface Prop {
  name: string;
  value: SyntaxNode;
}

/** What is rendered: a host element, or a component by its name in the module. */
type Target = { host: string } | { name: string; member?: string };

interface ElementParts {
  node: SyntaxNode;
  target: Target | undefined;
  props: Prop[];
  spreads: SyntaxNode[];
  children: SyntaxNode[];
}

export function readJsx(node: SyntaxNode, reading: Reading): void {
  const opening = child(node, 'openingElement');
  const attributes = children(opening, 'attributes');
  readElement(
    {
      node,
      target: jsxTarget(child(opening, 'name')),
      props: attributes.flatMap((attribute) => {
        const name = nameOf(child(attribute, 'name'));
        const value = containedIn(child(attribute, 'value'));
        return name !== undefined && value ? [{ name, value }] : [];
      }),
      spreads: attributes.flatMap((attribute) => child(attribute, 'argument') ?? []),
      children: children(node, 'children').flatMap((inner) => containedIn(inner) ?? []),
    },
    reading,
  );
}

/** `{expression}` → the expression; `{}` and text → nothing. */
function containedIn(node: SyntaxNode | undefined): SyntaxNode | undefined {
  if (node?.type === 'JSXText' || node?.type === 'JSXEmptyExpression') return undefined;
  return node?.type === 'JSXExpressionContainer' || node?.type === 'JSXSpreadChild'
    ? containedIn(child(node, 'expression'))
    : node;
}

function jsxTarget(name: SyntaxNode | undefined): Target | undefined {
  if (name?.type === 'JSXMemberExpression') {
    let root = child(name, 'object');
    while (root?.type === 'JSXMemberExpression') root = child(root, 'object');
    const member = nameOf(child(name, 'property'));
    const local = nameOf(root);
    return local === undefined ? undefined : { name: local, member };
  }
  const text = nameOf(name);
  if (text === undefined) return { host: nameOf(child(name, 'name')) ?? '' };
  return /^[a-z]/.test(text) ? { host: text } : { name: text };
}

/** `createElement(X, props, …)`, `jsx(X, props)`, as compiled modules have them. */
export function readElementCall(node: SyntaxNode, reading: Reading): boolean {
  const callee = unwrap(child(node, 'callee'));
  const maker = reactName(callee, reading.names);
  if (maker === undefined || !/^(createElement|jsx|jsxs|jsxDEV)$/.test(maker)) return false;
  const [type, props, ...rest] = children(node, 'arguments');
  const properties = props?.type === 'ObjectExpression' ? children(props, 'properties') : [];
  const named = properties.flatMap((property) => {
    const name = property.computed === true ? undefined : nameOf(child(property, 'key'));
    const value = child(property, 'value');
    return name !== undefined && value ? [{ name, value }] : [];
  });
  readElement(
    {
      node,
      target: callTarget(type, reading),
      props: named.filter(({ name }) => name !== 'children'),
      spreads: [
        ...properties.flatMap((property) => child(property, 'argument') ?? []),
        ...(props && props.type !== 'ObjectExpression' ? [props] : []),
      ],
      children: [
        ...named.filter(({ name }) => name === 'children').flatMap(({ value }) => listed(value)),
        ...(maker === 'createElement' ? rest : []),
      ],
    },
    reading,
  );
  return true;
}

function listed(value: SyntaxNode): SyntaxNode[] {
  return value.type === 'ArrayExpression' ? children(value, 'elements') : [value];
}

function callTarget(type: SyntaxNode | undefined, reading: Reading): Target | undefined {
  const node = unwrap(type);
  if (node?.type === 'Literal') return { host: nameOf(node) ?? '' };
  if (node?.type === 'Identifier') return { name: nameOf(node) ?? '' };
  const root = node?.type === 'MemberExpression' ? unwrap(child(node, 'object')) : undefined;
  if (node && root?.type === 'Identifier') {
    const member = memberName(node);
    return { name: nameOf(root) ?? '', member };
  }
  reading.read(node, reading);
  return undefined;
}

function readElement(parts: ElementParts, reading: Reading): void {
  const { target } = parts;
  reading.into.rendersElements = true;
  const props = [...parts.props, ...parts.spreads.flatMap(literalProps)];
  for (const prop of props) noteProp(prop, parts, reading);
  if (target && 'name' in target) {
    const values = [...props.map(({ value }) => value), ...parts.children];
    const handlers = props.filter(({ name, value }) => isEvent(name) && !isHandedOn(value, reading));
    noteName(
      parts.node,
      {
        name: target.name,
        kind: 'element',
        member: target.member,
        passesFunction: handlers.length > 0 || values.some((value) => originOf(value, reading.scope) === 'function'),
        passes: values.flatMap((value) => moduleName(value, reading)),
      },
      reading,
    );
    if (target.member === 'Provider' || target.member === 'Consumer') {
      const what = target.member === 'Provider' ? 'provides' : 'reads';
      noteTrigger(reading, parts.node, { when: 'none', why: `${what} the context ${target.name}` });
    }
  }
  for (const { name, value } of parts.props)
    reading.read(value, isEvent(name) ? { ...reading, inHandler: true } : reading);
  for (const inner of [...parts.spreads, ...parts.children]) reading.read(inner, reading);
}

function noteProp({ name, value }: Prop, { node, target }: ElementParts, reading: Reading): void {
  if (isHandedOn(value, reading)) return;
  const tag = target === undefined ? 'an element' : `<${'host' in target ? target.host : titleOf(target)}>`;
  if (isEvent(name)) noteTrigger(reading, value, { when: 'event', why: `has ${name} on ${tag}` });
  else if (name === 'ref') {
    const isObject = originOf(value, reading.scope) === 'ref';
    noteTrigger(reading, node, { when: isObject ? 'event' : 'visible', why: `has a ref on ${tag}` });
  } else if (target && 'host' in target && isFunction(unwrap(value))) {
    noteTrigger(reading, value, { when: 'event', why: `has a function as ${name} on ${tag}` });
  }
}

function noteTrigger(
  { into, names }: Reading,
  node: SyntaxNode,
  trigger: { when: 'event' | 'visible' | 'none'; why: string },
) {
  into.triggers.push({ ...trigger, line: names.lineOf(node.start) });
}

function titleOf({ name, member }: { name: string; member?: string }): string {
  return member === undefined ? name : `${name}.${member}`;
}

function isEvent(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

/** The value comes from a prop; whether it is a function is observed during rendering. */
function isHandedOn(value: SyntaxNode, reading: Reading): boolean {
  return isNothing(value) || value.type.startsWith('JSX') || originOf(value, reading.scope) === 'handed';
}

/** `{...{ onClick: run }}` */
function literalProps(spread: SyntaxNode): Prop[] {
  const object = unwrap(spread);
  if (object?.type !== 'ObjectExpression') return [];
  return children(object, 'properties').flatMap((property) => {
    const name = nameOf(child(property, 'key'));
    const value = child(property, 'value');
    return name !== undefined && value ? [{ name, value }] : [];
  });
}

/** A module-level name that may be a function; capitalised names are components. */
function moduleName(value: SyntaxNode, { scope }: Reading): string[] {
  const node = unwrap(value);
  const name = node?.type === 'Identifier' ? nameOf(node) : undefined;
  return name !== undefined && /^[a-z_$]/.test(name) && !originIn(scope, name) ? [name] : [];
}
