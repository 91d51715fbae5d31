/**
 * Parses the code of a page as a whole once before it is cached. Statements are read one by one, so mistakes that
 * involve several of them, such as a name that is declared twice, would otherwise surface without a position when
 * the page is rendered.
 */
import { errorAt, type PageState } from './page-state.js';

// no global name refers to this constructor
const AsyncFunction = (async () => {}).constructor as new (code: string) => unknown;

export function checkModule(code: string, page: PageState): void {
  const problem = syntaxError(code);
  if (problem === undefined) return;
  const name = /^Identifier '(.+)' has already been declared$/.exec(problem)?.[1];
  throw errorAt(page, {
    message:
      name === undefined
        ? `This page does not become valid JavaScript: ${problem}.`
        : `The name "${name}" is imported or declared twice.`,
    hint:
      name === undefined
        ? 'Look at the names of components and at the import and export statements.'
        : 'Import and export statements of a page share their names: remove one of the two, or rename it.',
    position: name === undefined ? undefined : secondPlace(page.source, name),
    look: /^(?:import|export)\b|<[\w$-]+\./m,
  });
}

function syntaxError(code: string): string | undefined {
  try {
    return typeof new AsyncFunction(code) === 'function' ? undefined : 'no function';
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

/** Position of the second statement that declares the name. */
function secondPlace(source: string, name: string): { start: { line: number; column: number } } | undefined {
  const lines = source.split('\n');
  const found = [...lines.keys()].filter((index) => {
    const line = lines[index] ?? '';
    return /^(?:import|export)\b/.test(line) && line.split(/[^\w$]+/).includes(name);
  });
  const index = found[1] ?? found[0];
  return index === undefined ? undefined : { start: { line: index + 1, column: 1 } };
}
