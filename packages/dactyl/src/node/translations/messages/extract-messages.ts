/**
 * Extracts the messages of one source file from its syntax tree: `translate({ … })` and `<Translate>`, under the
 * names by which they are imported. Compiled elements (`jsx(Translate, { … })`) count too, since themes are
 * published compiled.
 */
import { parseDocument } from 'htmlparser2';
import { definedProps } from '../../../shared/defined-props.js';
import { child, childNodes, children, nameOf, type Parse, type SyntaxNode } from '../../analysis/syntax.js';
import type { ConstantScope } from '../../markdown/constant-expression.js';
import { placeAt } from '../../base/text-place.js';
import { readConstants, readProperties, readText, type StaticText } from './static-text.js';
import { findTranslateNames, translateKind, type TranslateNames } from './translate-imports.js';
import type { MessageProblem, SourceMessage, SourcePlace } from './types.js';

export interface Extraction {
  messages: SourceMessage[];
  problems: MessageProblem[];
}

export interface ExtractOptions {
  /** Absolute. */
  file: string;
  code: string;
  parse: Parse;
  /** Whether an import specifier of this file leads to the module of `translate`. */
  isTranslateModule: (specifier: string) => boolean;
}

/** In the order of the source; an id may occur several times. */
export function extractMessages({ file, code, parse, isTranslateModule }: ExtractOptions): Extraction {
  const found: Extraction = { messages: [], problems: [] };
  const program = parse(file, code);
  if (!program) {
    found.problems.push({
      file,
      line: 1,
      column: 1,
      message: 'The file does not parse, so its messages are not found.',
      hint: 'Build the site: the error says where it goes wrong.',
    });
    return found;
  }
  const names = findTranslateNames(program, isTranslateModule);
  if (names) visit(program, { names, scope: readConstants(program), found, file, code });
  return found;
}

interface Visit {
  names: TranslateNames;
  scope: ConstantScope;
  found: Extraction;
  file: string;
  code: string;
}

function visit(node: SyntaxNode, state: Visit): void {
  const use = readUse(node, state);
  if (use) addUse(use, node, state);
  for (const inner of childNodes(node)) visit(inner, state);
}

/** A call or element that shows a message. */
interface Use {
  id?: StaticText | undefined;
  text?: StaticText | undefined;
  description?: StaticText | undefined;
  /** Set when the text cannot be read statically; `at` is the position, if it is not that of the use itself. */
  problem?: { message: string; at?: SyntaxNode | undefined };
  /** How to write it instead. */
  hint: string;
}

function readUse(node: SyntaxNode, state: Visit): Use | undefined {
  if (node.type === 'JSXElement') return readElement(node, state);
  if (node.type !== 'CallExpression') return undefined;
  if (translateKind(child(node, 'callee'), state.names) === 'function') return readCall(node, state);
  const isElement = translateKind(children(node, 'arguments')[0], state.names) === 'component';
  return isElement ? readCompiledElement(node, state) : undefined;
}

// ---------------------------------------------------------------- translate({ … })

const FIELDS = ['id', 'message', 'description', 'children'];

const WRITE_TEXTS =
  "Write the texts out, and hand on what changes as values: translate({ message: 'Hello {name}' }, { name }).";

function readCall(call: SyntaxNode, { scope }: Visit): Use {
  const [first, , ...others] = children(call, 'arguments');
  const fields = others.length === 0 ? readProperties(first, FIELDS, scope) : undefined;
  if (!fields) {
    const message = 'translate() is called with something else than { id, message }';
    return { problem: { message, at: first }, hint: WRITE_TEXTS };
  }
  return {
    id: fields.get('id'),
    text: fields.get('message'),
    description: fields.get('description'),
    hint: WRITE_TEXTS,
  };
}

// ---------------------------------------------------------------- <Translate>

const WRITE_CHILD =
  'Write one plain text between the tags, and hand on what changes as values: <Translate values={{ name }}>{"Hello {name}"}</Translate>.';
const SEVERAL_CHILDREN: Use = { problem: { message: '<Translate> has several children' }, hint: WRITE_CHILD };

function readElement(element: SyntaxNode, { names, scope }: Visit): Use | undefined {
  const opening = child(element, 'openingElement');
  if (translateKind(child(opening, 'name'), names) !== 'component') return undefined;
  const [text, ...others] = children(element, 'children').flatMap((node) => readChild(node, scope) ?? []);
  if (others.length > 0) return SEVERAL_CHILDREN;
  const attribute = (name: string) => readAttribute(opening, name, scope);
  return { id: attribute('id'), text, description: attribute('description'), hint: WRITE_CHILD };
}

function readAttribute(opening: SyntaxNode | undefined, name: string, scope: ConstantScope): StaticText | undefined {
  const attribute = children(opening, 'attributes').find((each) => nameOf(child(each, 'name')) === name);
  const value = child(attribute, 'value');
  if (!value) return undefined;
  if (value.type !== 'JSXExpressionContainer') return { text: decodeJsxEntities(nameOf(value) ?? '') };
  return readText(child(value, 'expression') ?? value, scope);
}

/** The text of a child; `undefined` for children that React ignores. */
function readChild(node: SyntaxNode, scope: ConstantScope): StaticText | undefined {
  if (node.type === 'JSXText') {
    const text = readJsxText(String(node.value));
    return text === '' ? undefined : { text };
  }
  const expression = child(node, 'expression');
  if (node.type !== 'JSXExpressionContainer' || !expression) return { unknown: node };
  return expression.type === 'JSXEmptyExpression' ? undefined : readText(expression, scope);
}

/** `createElement(Translate, null, 'text')` or `jsx(Translate, { children: 'text' })`. */
function readCompiledElement(call: SyntaxNode, { scope }: Visit): Use {
  const [, props, ...others] = children(call, 'arguments');
  const callee = child(call, 'callee');
  // The third argument of `jsx()` is a key.
  const isCreateElement = (nameOf(callee) ?? nameOf(child(callee, 'property'))) === 'createElement';
  const [onlyChild, ...rest] = isCreateElement ? others : [];
  if (rest.length > 0) return SEVERAL_CHILDREN;
  const fields = readProperties(props, FIELDS, scope) ?? new Map<string, StaticText>();
  const text = onlyChild ? readText(onlyChild, scope) : fields.get('children');
  return { id: fields.get('id'), text, description: fields.get('description'), hint: WRITE_CHILD };
}

// ---------------------------------------------------------------- what was found

function addUse({ id, text, description, problem, hint }: Use, node: SyntaxNode, state: Visit): void {
  const { messages, problems } = state.found;
  const fail = (message: string, at: SyntaxNode = node) =>
    problems.push({ ...placeOf(at, state), message: `${message}: it is left out.`, hint });
  const unknown = [id, text].find((field) => field && 'unknown' in field);
  const key = textOf(id) ?? textOf(text);
  if (problem) fail(problem.message, problem.at);
  else if (unknown && 'unknown' in unknown) {
    fail('This text of a message is not known before the code runs', unknown.unknown);
  } else if (key === undefined) fail('A message has neither an id nor a text');
  else {
    const about = textOf(description);
    const place = placeOf(node, state);
    messages.push(definedProps({ id: key, message: textOf(text) ?? key, description: about, place }));
  }
}

function textOf(field: StaticText | undefined): string | undefined {
  return field && 'text' in field ? field.text : undefined;
}

function placeOf({ start }: SyntaxNode, { file, code }: Visit): SourcePlace {
  return { file, ...placeAt(code, start) };
}

/**
 * Text between JSX tags as React receives it: white space around line breaks goes away, and lines are joined by one space; entities become characters.
 *
 * @returns `''` for text that React drops
 */
function readJsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/);
  const kept = lines.map((line, index) => {
    const spaced = line.replaceAll('\t', ' ');
    const withoutIndent = index === 0 ? spaced : spaced.replace(/^ +/, '');
    return index === lines.length - 1 ? withoutIndent : withoutIndent.replace(/ +$/, '');
  });
  return decodeJsxEntities(kept.filter((line) => line !== '').join(' '));
}

/** Decodes entities in text and in quoted attributes; in JSX they require a semicolon. */
function decodeJsxEntities(text: string): string {
  return text.replace(/&(?:#\d+|#[xX][\da-fA-F]+|\w+);/g, (entity) => {
    const [node] = parseDocument(entity).children;
    return node && 'data' in node ? String(node.data) : entity;
  });
}
