/**
 * The code of a page is parsed once before it is kept: statements are read one by one, so what only the whole page
 * shows, a name that is declared twice, would otherwise fail when the page is rendered, without a place.
 */
import { errorAt, type PageState } from './page-state.js';

const AsyncFunction = (async () => {}).constructor as new (code: string) => unknown; // no global name leads to it

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

/** Of the statements that name it. */
function secondPlace(source: string, name: string): { start: { line: number; column: number } } | undefined {
  const lines = source.split('\n');
  const found = [...lines.keys()].filter((index) => {
    const line = lines[index] ?? '';
    return /^(?:import|export)\b/.test(line) && line.split(/[^\w$]+/).includes(name);
  });
  const index = found[1] ?? found[0];
  return index === undefined ? undefined : { start: { line: index + 1, column: 1 } };
}
