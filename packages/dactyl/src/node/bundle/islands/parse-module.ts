/** The bundler's parser, for analysis and transforms. */
import { parseSync } from 'vite';
import { isNode, type SyntaxNode } from '../../analysis/syntax.js';

/** The syntax tree of a file; `undefined` when its text is broken. */
export function parseModule(file: string, code: string): SyntaxNode | undefined {
  const isTypeScript = /\.[cm]?ts$/.test(file);
  const { program, errors } = parseSync(file, code, {
    lang: isTypeScript ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx',
  });
  const node: unknown = program;
  return errors.length === 0 && isNode(node) ? node : undefined;
}
