/**
 * Plugins of the compiled program know it as a module. Here that becomes the body of a function, as
 * `module-code.ts` takes it.
 *
 *     import {jsx as _jsx} from 'react/jsx-runtime'  →  const {jsx: _jsx} = arguments[0];
 *     import x from 'y'                              →  const {default: x} = _modules[0];
 *     export const a = 1                             →  const a = 1;
 *     export default function MDXContent() {}        →  function MDXContent() {}  …  return {default: MDXContent};
 */
import type { Parsers } from '../engine.js';
import { statements } from '../estree.js';
import type { EsmParts } from '../page-state.js';
import { rewriteStatements } from '../steps/esm.js';

export function programToFunction(code: string, esm: EsmParts, parseEsm: Parsers['parseEsm']): string {
  const runtime: string[] = [];
  const body = code.replace(RUNTIME_IMPORT, (_, names: string) => {
    runtime.push(`const {${names.replaceAll(' as ', ': ')}} = arguments[0];`);
    return '';
  });
  const rewritten = rewriteStatements(body, parseEsm(body), esm);
  const bytes = Buffer.from(rewritten); // places in the tree count bytes
  const pieces = statements(parseEsm(rewritten)).map((statement) => {
    const { start, end } = statement as { start: number; end: number }; // every statement has its place
    return bytes.toString('utf8', start, end).replace(/^export (?:default )?/, '');
  });
  return ['"use strict";', ...runtime, ...pieces, 'return {', '  default: MDXContent', '};', ''].join('\n');
}

const RUNTIME_IMPORT = /^import \{([^}]*)\} from "react\/jsx-runtime";$/m;
