/**
 * Recognises effects that only listen for keys: the island can wait until a key is pressed. The body of the effect
 * is checked completely; the key handler itself may do anything.
 */
import { child, children, childNodes, isFunction, memberName, nameOf, unwrap, type SyntaxNode } from './syntax.js';

/** @example useEffect(() => { document.addEventListener('keydown', onKey); return () => …; }) */
export function listensForKeysOnly(effect: SyntaxNode | undefined): boolean {
  const body = isFunction(effect) && effect.async !== true ? child(effect, 'body') : undefined;
  if (body?.type !== 'BlockStatement') return false;
  return children(body, 'body').every(isHarmless) && findOwn(body, isKeyListener) !== undefined;
}

function isHarmless(statement: SyntaxNode): boolean {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'EmptyStatement':
      return true;
    case 'BlockStatement':
      return children(statement, 'body').every(isHarmless);
    case 'VariableDeclaration':
      return children(statement, 'declarations').every((declarator) => isStill(child(declarator, 'init')));
    case 'IfStatement':
      return (
        isStill(child(statement, 'test')) &&
        [child(statement, 'consequent'), child(statement, 'alternate')].every((branch) => !branch || isHarmless(branch))
      );
    case 'ReturnStatement':
      return isStill(child(statement, 'argument'));
    case 'ExpressionStatement':
      return isKeyListener(unwrap(child(statement, 'expression')));
    default:
      return false;
  }
}

/** `document.addEventListener('keydown', …)` */
function isKeyListener(node: SyntaxNode | undefined): boolean {
  if (node?.type !== 'CallExpression') return false;
  const callee = unwrap(child(node, 'callee'));
  const [type, ...others] = children(node, 'arguments');
  const isType = type?.type === 'Literal' && /^key(?:down|up|press)$/.test(nameOf(type) ?? '');
  const name = callee?.type === 'MemberExpression' ? memberName(callee) : nameOf(callee);
  return isType && name === 'addEventListener' && others.every(isStill);
}

const ACTS = /^(?:Call|New|Assignment|Update|Await|Yield|Import|TaggedTemplate)Expression$/;

/** Whether evaluating an expression has no effect; functions in it run later and do not count. */
function isStill(expression: SyntaxNode | undefined): boolean {
  return expression === undefined || findOwn(expression, ({ type }) => ACTS.test(type)) === undefined;
}

/** Like `findNode`, but does not enter functions. */
function findOwn(node: SyntaxNode, test: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  if (isFunction(node)) return undefined;
  if (test(node)) return node;
  for (const inner of childNodes(node)) {
    const found = findOwn(inner, test);
    if (found) return found;
  }
  return undefined;
}
