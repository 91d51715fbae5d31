/**
 * The engine on `@mdx-js/mdx`: micromark, mdast, hast and recma. More than ten times slower than satteri, it reads what
 * plugins add to the syntax, and runs plugins on the compiled program.
 *
 * Comes in: the text of a document. Goes out: its HTML, or a function body. Always: the same steps in the same order
 * as in `satteri-engine.ts`; only parsing, conversion and printing are done by others.
 */
import type { VFile } from 'vfile';
import type { CreateSteps, Engine, EngineOptions, EngineOutput } from '../engine.js';
import type { PageState } from '../page-state.js';
import { createCompiler, type CompiledFile, type Compiler } from './create-compiler.js';
import { engineMessage } from './engine-message.js';
import { createParsers } from './estree-source.js';
import { loadPackages, type PackageOptions } from './load-packages.js';
import { programToFunction } from './program-to-function.js';

export interface UnifiedEngineOptions extends EngineOptions, PackageOptions {}

/** @throws SiteError with the command that installs what is missing. */
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

/** What needs this engine, when one of its packages is missing. */
function subject({ plugins }: EngineOptions): string | undefined {
  return plugins?.needsUnified === undefined ? undefined : `The Markdown of this site (${plugins.needsUnified})`;
}

/** In single steps: `process` loses an error that falls between two of them, and never comes to an end. */
async function compile(compiler: Compiler, file: VFile): Promise<string> {
  const tree = await compiler.run(compiler.parse(file), file);
  return String(compiler.stringify(tree, file));
}

/** A function of the compiler stands behind the `return`, where `module-code.ts` would lose it. */
function returnLast(code: string): string {
  return code.replace(/\n(return \{\n[^]*?\n\};)\n([^]+)$/, '\n$2\n$1\n');
}
