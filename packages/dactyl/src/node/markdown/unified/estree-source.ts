/**
 * Keeps both forms of JavaScript in an MDX tree consistent: the text, which our steps read and write, and the syntax
 * tree, which is compiled. The syntax tree is derived from the text.
 */
import type { Parsers } from '../engine.js';
import type { TreeNode } from '../plugins/tree-node.js';
import { walk } from './tree.js';

/** The parts of `acorn` that are used here, with JSX. */
export interface JavaScriptParser {
  parse(source: string, options: object): { body: unknown[] };
}

const OPTIONS = { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true };

export function createParsers(parser: JavaScriptParser): Parsers {
  const parse = (source: string) => {
    try {
      return parser.parse(source, OPTIONS);
    } catch {
      return undefined;
    }
  };
  return {
    parseExpression: parse,
    // Offsets count bytes, as satteri's do.
    parseEsm(source) {
      const program = parse(source);
      const byte = (at: unknown) => Buffer.byteLength(source.slice(0, Number(at)));
      return (
        program && {
          ...program,
          body: program.body.map((statement) => {
            const { start, end } = statement as { start: number; end: number }; // every node of acorn has a position
            return { ...(statement as object), start: byte(start), end: byte(end) };
          }),
        }
      );
    },
  };
}

/** Adds syntax trees for texts that our steps or plugins have written. */
export function addSyntaxTrees(tree: TreeNode, parser: JavaScriptParser): void {
  const parsed = (source: string) => ({ ...parser.parse(source, OPTIONS), comments: [] });
  const complete = (node: TreeNode, source: (value: string) => string): void => {
    if (node.data?.estree || typeof node.value !== 'string') return;
    node.data = { ...node.data, estree: parsed(source(node.value)) };
  };
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') complete(node, (value) => value);
    // A comment alone is not an expression, and a comment at the end must not comment out the closing parenthesis.
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') complete(node, expression);
    for (const attribute of attributesOf(node)) {
      if (attribute.type === 'mdxJsxExpressionAttribute') complete(attribute, (value) => `({${value}})`);
      const { value } = attribute;
      if (typeof value === 'object' && value !== null) complete(value as TreeNode, expression); // an expression node
    }
  });
}

const expression = (value: string): string => (/^\s*(?:\/\*[^]*?\*\/\s*)*$/.test(value) ? value : `(${value}\n)`);

function attributesOf(node: TreeNode): TreeNode[] {
  return Array.isArray(node.attributes) ? node.attributes : [];
}
