/** Classes: a component written as one always needs the browser. */
import type { Reading } from './reading.js';
import { child, childNodes, children, memberName, nameOf, unwrap, type SyntaxNode } from './syntax.js';

const AFTER_MOUNT = /^(UNSAFE_)?component(DidMount|DidUpdate|WillUnmount|WillMount)$|^getSnapshotBeforeUpdate$/;
const CATCHES = /^(componentDidCatch|getDerivedStateFromError)$/;

export function readClass(node: SyntaxNode, reading: Reading): void {
  if (isComponentClass(node)) {
    const methods = methodNames(node);
    const line = reading.names.lineOf(node.start);
    if (methods.some((name) => AFTER_MOUNT.test(name))) {
      reading.into.triggers.push({ when: 'visible', why: 'is a class component with effects', line });
    } else if (methods.some((name) => CATCHES.test(name))) {
      reading.into.triggers.push({ when: 'none', why: 'is an error boundary', line });
    } else reading.into.triggers.push({ when: 'event', why: 'is a class component', line });
  }
  const superClass = unwrap(child(node, 'superClass'));
  if (superClass?.type === 'Identifier') {
    const name = nameOf(superClass) ?? '';
    const known = reading.names.declared.has(name) || reading.names.imports.has(name);
    reading.names.parts.add(name);
    if (known) reading.into.uses.push({ name, kind: 'call', line: reading.names.lineOf(superClass.start) });
  } else reading.read(superClass, reading);
  const body = child(node, 'body');
  for (const member of children(body, 'body')) {
    // Parameters of a method are not props.
    const inside = { ...reading, depth: reading.depth + 1 };
    if (member.type === 'StaticBlock') for (const statement of childNodes(member)) reading.read(statement, inside);
    else reading.read(member, inside);
  }
}

/** Whether a class extends a React class, or extends something and has a `render` method. */
export function isComponentClass(node: SyntaxNode): boolean {
  const superClass = unwrap(child(node, 'superClass'));
  if (!superClass) return false;
  const name = superClass.type === 'MemberExpression' ? memberName(superClass) : nameOf(superClass);
  return name === 'Component' || name === 'PureComponent' || methodNames(node).includes('render');
}

function methodNames(node: SyntaxNode): string[] {
  return children(child(node, 'body'), 'body').flatMap((member) => nameOf(child(member, 'key')) ?? []);
}
