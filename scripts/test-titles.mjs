/**
 * Reads the titles of tests from their source. A requirement is proven by a title that names it:
 * `it('R023 shows home only at /')`; `R344–R363` in a title names all rows from the first to the last.
 * Skipped tests prove nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { Visitor, parseSync } from 'vite';

/** @typedef {{ file: string, title: string, ids: string[] }} Proof */

const TEST_FILES = ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'];
const TEST = /^(?:it|itInNewWindow|test)$/;
const SKIPPED = new Set(['skip', 'todo', 'fails']);

/**
 * @param {string} root
 * @returns {Proof[]} tests that name a requirement, in the order of their files
 */
export function findProofs(root) {
  const files = globSync(TEST_FILES, { cwd: root, ignore: ['**/node_modules/**', '**/dist/**'] }).toSorted();
  return files.flatMap((file) => proofsIn(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Proof[]}
 */
export function proofsIn(file, text) {
  /** @type {Proof[]} */
  const proofs = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const words = calleeWords(callee);
      if (!TEST.test(words[0] ?? '') || words.some((word) => SKIPPED.has(word))) return;
      const value = titleText(title);
      const ids = idsIn(value);
      if (ids.length > 0) proofs.push({ file, title: value, ids });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return proofs;
}

/**
 * How many tests a file writes down, for files that never ran. One of a table counts once.
 *
 * @param {string} file
 * @param {string} text
 */
export function countTestCalls(file, text) {
  let count = 0;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: args }) {
      const [name, ...more] = calleeWords(callee);
      const isTest = TEST.test(name ?? '') && !more.some((word) => SKIPPED.has(word));
      // The call in front of it, `it.each(rows)`, has no function yet.
      if (isTest && args.length > 1) count += 1;
    },
  });
  visitor.visit(parseSync(file, text).program);
  return count;
}

/** @param {string} title */
export function idsIn(title) {
  const ids = [...title.matchAll(/\bR(\d{3})(?:\s?[–-]\s?R(\d{3}))?\b/g)].flatMap(([, first, last]) => {
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: Math.max(count, 1) }, (_, index) => Number(first) + index);
  });
  return [...new Set(ids)].map((id) => `R${String(id).padStart(3, '0')}`);
}

/**
 * `it`, `it.skip`, `it.each(rows)` → the names in it: `it`, `skip`, `each`.
 *
 * @param {import('vite').ESTree.Expression | import('vite').ESTree.Super} callee
 * @returns {string[]}
 */
function calleeWords(callee) {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name];
    case 'MemberExpression':
      return [...calleeWords(callee.object), callee.property.type === 'Identifier' ? callee.property.name : ''];
    case 'CallExpression':
      return calleeWords(callee.callee);
    case 'TaggedTemplateExpression':
      return calleeWords(callee.tag);
    default:
      return [];
  }
}

/**
 * The text of a title as far as it is fixed in the source.
 *
 * @param {import('vite').ESTree.Argument | undefined} node
 */
function titleText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? '').join('…');
  return '';
}
