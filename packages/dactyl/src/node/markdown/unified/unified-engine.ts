/**
 * The engine on `@mdx-js/mdx`: micromark, mdast, hast and recma. More than ten times slower than satteri, it reads what
 * plugins add to the syntax, and runs plugins on the compiled program.
 *
 * Comes in: the text of a document. Goes out: its HTML, or a function body. Always: the same steps in the same order
 * as in `satteri-engine.ts`; only parsing, conversion and printing are done by others.
 */
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { CreateSteps, Engine, EngineOptions, EngineOutput, Parsers } from '../engine.js';
import type { PageState, EsmParts } from '../page-state.js';
import { statements } from '../estree.js';
import { rewriteStatements } from '../steps/esm.js';
import { createCompiler, type CompiledFile, type Compiler } from './create-compiler.js';
import { createParsers } from './estree-source.js';
import { loadPackages, type PackageOptions } from './load-packages.js';

export interface UnifiedEngineOptions extends EngineOptions, PackageOptions {}

/** @throws SiteError with the command that installs the missing packages */
export async function loadUnifiedEngine(createSteps: CreateSteps, options: UnifiedEngineOptions): Promise<Engine> {
  const packages = await loadPackages({ neededFor: subject(options), ...options });
  const parsers = createParsers(packages.parser);
  const steps = createSteps(parsers);
  const files = new WeakMap<VFile, CompiledFile>();
  const compilers = new Map<string, Compiler>();
  const compilerOf = ({ format, hasDirectives }: PageState): Compiler => {
    const key = `${format} ${hasDirectives}`;
    const compiler =
      compilers.get(key) ?? createCompiler({ packages, parsers, steps, options, files, format, hasDirectives });
    compilers.set(key, compiler);
    return compiler;
  };
  return {
    version: `unified, ${packages.version}`,
    async run(page): Promise<EngineOutput> {
      const file = packages.createFile({ path: page.file, value: page.source });
      const compiled: CompiledFile = { page };
      files.set(file, compiled);
      try {
        const code = await compile(compilerOf(page), file);
        if (compiled.html !== undefined) return { html: compiled.html };
        return {
          code: options.plugins?.recma ? programToFunction(code, page.esm, parsers.parseEsm) : returnLast(code),
        };
      } catch (error) {
        throw engineMessage(error);
      }
    },
  };
}

/** The feature that needs this engine, for the error about a missing package. */
function subject({ plugins }: EngineOptions): string | undefined {
  return plugins?.needsUnified === undefined ? undefined : `The Markdown of this site (${plugins.needsUnified})`;
}

/**
 * Runs the stages one by one: unified's `process` loses an error that is thrown between two of them and never
 * settles.
 */
async function compile(compiler: Compiler, file: VFile): Promise<string> {
  const tree = await compiler.run(compiler.parse(file), file);
  return String(compiler.stringify(tree, file));
}

/**
 * Moves the `return` to the end: a function that the compiler puts after it would be lost in `module-code.ts`.
 */
function returnLast(code: string): string {
  return code.replace(/\n(return \{\n[^]*?\n\};)\n([^]+)$/, '\n$2\n$1\n');
}

/** Formats a message as `line:column: reason (rule)`, like satteri; any other error is returned unchanged. */
function engineMessage(error: unknown): unknown {
  if (!isMessage(error)) return error;
  const { line, column } = placeOf(error);
  const rule = [error.source, error.ruleId].filter(Boolean).join(':');
  return new Error(`${line}:${column}: ${reasonOf(error)}${rule ? ` (${rule})` : ''}`, { cause: error });
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'line' in error;
}

/**
 * For an unclosed element, the position of its opening tag helps more than the place where the closing tag is
 * missing.
 */
function placeOf({ reason, line, column }: VFileMessage): { line: number; column: number } {
  const opening = /closing tag for `<.*?>` \((\d+):(\d+)-/.exec(reason);
  return opening ? { line: Number(opening[1]), column: Number(opening[2]) } : { line: line ?? 1, column: column ?? 1 };
}

/** The JavaScript parser reports its reason separately, as the cause. */
function reasonOf({ reason, cause }: VFileMessage): string {
  if (!reason.endsWith('with acorn') || !(cause instanceof Error)) return reason;
  return `${reason}: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}`;
}

/**
 * Plugins of the compiled program know it as a module. Here that becomes the body of a function, as
 * `module-code.ts` takes it.
 *
 *     import {jsx as _jsx} from 'react/jsx-runtime'  →  const {jsx: _jsx} = arguments[0];
 *     import x from 'y'                              →  const {default: x} = _modules[0];
 *     export const a = 1                             →  const a = 1;
 *     export default function MDXContent() {}        →  function MDXContent() {}  …  return {default: MDXContent};
 */
function programToFunction(code: string, esm: EsmParts, parseEsm: Parsers['parseEsm']): string {
  const runtime: string[] = [];
  const body = code.replace(RUNTIME_IMPORT, (_, names: string) => {
    runtime.push(`const {${names.replaceAll(' as ', ': ')}} = arguments[0];`);
    return '';
  });
  const rewritten = rewriteStatements(body, parseEsm(body), esm);
  const bytes = Buffer.from(rewritten); // Positions in the tree count bytes.
  const pieces = statements(parseEsm(rewritten)).map((statement) => {
    const { start, end } = statement as { start: number; end: number }; // every statement has a position
    return bytes.toString('utf8', start, end).replace(/^export (?:default )?/, '');
  });
  return ['"use strict";', ...runtime, ...pieces, 'return {', '  default: MDXContent', '};', ''].join('\n');
}

const RUNTIME_IMPORT = /^import \{([^}]*)\} from "react\/jsx-runtime";$/m;
