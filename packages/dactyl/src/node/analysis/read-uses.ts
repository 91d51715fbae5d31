/** Reads one declaration: what it does that needs the browser, and how it uses names of its module. */
import { listensForKeysOnly } from './key-effects.js';
import { readClass } from './read-class.js';
import { readElementCall, readJsx } from './read-element.js';
import { noteName, reactName, type ModuleNames, type Reading } from './reading.js';
import { blockScope, functionScope } from './scope.js';
import {
  child,
  childNodes,
  children,
  isClass,
  isFunction,
  memberName,
  nameOf,
  requiredModule,
  unwrap,
  type SyntaxNode,
} from './syntax.js';
import { BROWSER_GLOBALS } from './trigger-table.js';
import type { Declaration } from './types.js';

export function readUses(node: SyntaxNode, into: Declaration, names: ModuleNames): void {
  readNode(node, { into, names, scope: blockScope(node), depth: 0, inHandler: false, read });
}

function read(node: SyntaxNode | undefined, reading: Reading): void {
  if (node) readNode(node, reading);
}

function readNode(node: SyntaxNode, reading: Reading): void {
  if (isFunction(node)) return readFunction(node, reading);
  if (isClass(node)) return readClass(node, reading);
  const special = READERS[node.type];
  if (special) special(node, reading);
  else readBelow(node, reading);
}

function readBelow(node: SyntaxNode, reading: Reading): void {
  for (const inner of childNodes(node)) readNode(inner, reading);
}

const READERS: Record<string, (node: SyntaxNode, reading: Reading) => void> = {
  Identifier: (node, reading) => readName(nameOf(node) ?? '', node, reading),
  MemberExpression: readMember,
  CallExpression: readCall,
  NewExpression: readCall,
  TaggedTemplateExpression: readCall,
  VariableDeclarator: readDeclarator,
  Property: readProperty,
  PropertyDefinition: readProperty,
  MethodDefinition: readProperty,
  TSEnumMember: (node, reading) => read(child(node, 'initializer'), reading),
  TSModuleDeclaration: (node, reading) => read(child(node, 'body'), reading),
  SpreadElement: (node, reading) => {
    if (isChildren(child(node, 'argument'))) reading.into.introspects = true;
    readBelow(node, reading);
  },
  JSXElement: readJsx,
  JSXFragment: (node, reading) => {
    reading.into.rendersElements = true;
    for (const inner of children(node, 'children')) readNode(inner, reading);
  },
  JSXText: () => {},
  MetaProperty: () => {},
  BreakStatement: () => {},
  ContinueStatement: () => {},
  ImportDeclaration: () => {},
  LabeledStatement: (node, reading) => read(child(node, 'body'), reading),
};

function readFunction(node: SyntaxNode, reading: Reading): void {
  const scope = functionScope(node, reading.scope, reading.depth === 0);
  const isHandler = reading.depth > 0 && /^(on|handle)[A-Z]/.test(nameOf(child(node, 'id')) ?? '');
  const inner = { ...reading, scope, depth: reading.depth + 1, inHandler: reading.inHandler || isHandler };
  for (const parameter of children(node, 'params')) readPattern(parameter, inner);
  read(child(node, 'body'), inner);
}

/** In a pattern, only default values are code. */
function readPattern(pattern: SyntaxNode, reading: Reading): void {
  if (pattern.type === 'Identifier') return;
  if (pattern.type === 'AssignmentPattern') {
    read(child(pattern, 'right'), reading);
    const left = child(pattern, 'left');
    if (left) readPattern(left, reading);
    return;
  }
  if (pattern.type === 'Property') {
    if (pattern.computed === true) read(child(pattern, 'key'), reading);
    const value = child(pattern, 'value');
    if (value) readPattern(value, reading);
    return;
  }
  for (const inner of childNodes(pattern)) readPattern(inner, reading);
}

function readName(name: string, node: SyntaxNode, reading: Reading): void {
  noteName(node, { name, kind: /^[A-Z]/.test(name) ? 'value' : 'call' }, reading);
}

function readMember(node: SyntaxNode, reading: Reading): void {
  const object = unwrap(child(node, 'object'));
  const member = memberName(node);
  if (looksInto(object, member)) reading.into.introspects = true;
  const specifier = requiredModule(object);
  if (specifier !== undefined) readRequire(specifier, node, reading);
  else if (object?.type === 'Identifier') {
    const name = nameOf(object) ?? '';
    const isGlobal = name !== 'globalThis' && BROWSER_GLOBALS.has(name);
    noteName(object, { name, kind: 'member', member: isGlobal ? undefined : member }, reading);
  } else read(object, reading);
  if (node.computed === true) read(child(node, 'property'), reading);
}

/** `require('x')` within an expression binds no name in the module, so a name is invented for it. */
function readRequire(specifier: string, node: SyntaxNode, reading: Reading): void {
  const name = `require ${specifier}`;
  const member = memberName(node);
  reading.names.imports.set(name, { specifier, name: '*', line: reading.names.lineOf(node.start) });
  noteName(node, { name, kind: 'member', member }, reading);
}

const LIST_MEMBERS = /^(map|filter|forEach|flatMap|reduce|find|some|every|slice|length|type|props)$/;

/**
 * Detects `children.map(…)`, `children[0]`, `child.props`: children that arrive as a slot support none of these.
 */
function looksInto(object: SyntaxNode | undefined, member: string | undefined): boolean {
  if (isChildren(object)) return member === undefined || LIST_MEMBERS.test(member);
  return (member === 'props' || member === 'type') && /^(child|element|node)$/i.test(nameOf(object) ?? '');
}

function isChildren(node: SyntaxNode | undefined): boolean {
  const inner = unwrap(node);
  return inner?.type === 'MemberExpression' ? memberName(inner) === 'children' : nameOf(inner) === 'children';
}

function readCall(node: SyntaxNode, reading: Reading): void {
  if (readElementCall(node, reading)) return;
  const specifier = requiredModule(node);
  if (specifier !== undefined) return readRequire(specifier, node, reading);
  const callee = unwrap(child(node, 'callee') ?? child(node, 'tag'));
  if (isKeyEffect(callee, node, reading)) return readKeyEffect(node, reading);
  const called = callee?.type === 'Identifier' ? nameOf(callee) : undefined;
  if (callee && called !== undefined) noteName(callee, { name: called, kind: 'call' }, reading);
  else read(callee, reading);
  const wraps = wrapperOf(callee, reading.names);
  // `createPortal` cannot be part of the first render, because it throws on the server.
  const inner = isPortal(callee, reading.names) ? { ...reading, inHandler: true } : reading;
  for (const argument of children(node, 'arguments')) {
    const name = argument.type === 'Identifier' ? nameOf(argument) : undefined;
    if (wraps === undefined || name === undefined) readNode(argument, inner);
    else noteName(argument, { name, kind: 'call' }, reading);
    if (wraps === 'forwardRef' && name !== undefined) reading.names.parts.add(name);
    if (isChildren(argument) && memberName(callee ?? node) === 'isArray') reading.into.introspects = true;
  }
  read(child(node, 'quasi'), reading);
}

function isPortal(callee: SyntaxNode | undefined, { imports }: ModuleNames): boolean {
  const object = callee?.type === 'MemberExpression' ? unwrap(child(callee, 'object')) : callee;
  const imported = imports.get(nameOf(object) ?? '');
  const name = callee && object !== callee ? memberName(callee) : imported?.name;
  return imported?.specifier === 'react-dom' && name === 'createPortal';
}

function isKeyEffect(callee: SyntaxNode | undefined, call: SyntaxNode, { names }: Reading): boolean {
  const [effect] = children(call, 'arguments');
  return /^use(?:Layout)?Effect$/.test(reactName(callee, names) ?? '') && listensForKeysOnly(effect);
}

/** Reads an effect that only listens for keys: whatever it does happens after a key press. */
function readKeyEffect(call: SyntaxNode, reading: Reading): void {
  reading.into.triggers.push({ when: 'key', why: 'listens for keys', line: reading.names.lineOf(call.start) });
  for (const argument of children(call, 'arguments')) readNode(argument, { ...reading, inHandler: true });
}

/** React's `memo` and `forwardRef`, whose result includes the component they wrap. */
function wrapperOf(callee: SyntaxNode | undefined, names: ModuleNames): 'memo' | 'forwardRef' | undefined {
  const name = reactName(callee, names);
  return name === 'memo' || name === 'forwardRef' ? name : undefined;
}

function readProperty(node: SyntaxNode, reading: Reading): void {
  if (node.computed === true) read(child(node, 'key'), reading);
  read(child(node, 'value'), reading);
}

/** `const { useState } = React` asks for members. */
function readDeclarator(node: SyntaxNode, reading: Reading): void {
  const pattern = child(node, 'id');
  const init = unwrap(child(node, 'init'));
  if (pattern) readPattern(pattern, reading);
  if (pattern?.type !== 'ObjectPattern' || init?.type !== 'Identifier') return readInit(node, init, reading);
  for (const property of children(pattern, 'properties')) {
    const member = property.computed === true ? undefined : nameOf(child(property, 'key'));
    noteName(init, { name: nameOf(init) ?? '', kind: 'member', member }, reading);
  }
}

/** `const handleClick = () => …` runs on an event. */
function readInit(declarator: SyntaxNode, init: SyntaxNode | undefined, reading: Reading): void {
  const isHandler = reading.depth > 0 && /^(on|handle)[A-Z]/.test(nameOf(child(declarator, 'id')) ?? '');
  read(init, isHandler ? { ...reading, inHandler: true } : reading);
}
