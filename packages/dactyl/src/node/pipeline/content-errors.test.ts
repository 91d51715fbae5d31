import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { explainContentError } from './content-errors.js';

const folder = mkdtempSync(path.join(tmpdir(), 'content-errors-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'page.mdx');

/** As the compiled code of a file throws it. */
function thrown(name: string, message: string, frame = '_createMdxContent'): Error {
  const error = Object.assign(new Error(message), { name });
  error.stack = `${name}: ${message}\n    at ${frame} (eval at x (y.js:1:2), <anonymous>:3:4)\n    at render (z.js:1:2)`;
  return error;
}

function explain(source: string, error: Error) {
  writeFileSync(file, source);
  const found = explainContentError(error, file);
  return found && { message: found.message, at: [found.details.line, found.details.column] };
}

describe('a mistake that shows when a page is rendered', () => {
  it('is a component that nothing defines', () => {
    const error = thrown('Error', 'Expected component `My.Box` to be defined: you likely forgot to import it.', 'f');
    expect(explain('`<My.Box>` <My.Boxes/>\n\na <My.Box x="1">\n', error)).toEqual({
      message: 'The component <My.Box> is not defined.',
      at: [3, 3],
    });
  });

  it('is a name that nothing declares', () => {
    const error = thrown('ReferenceError', 'nope is not defined');
    expect(explain('```js\nnope\n```\n\nsnope {nope.x}', error)).toEqual({
      message: 'An expression of the file fails: nope is not defined.',
      at: [5, 8],
    });
  });

  it('is a value that has no such property', () => {
    const error = thrown('TypeError', "Cannot read properties of undefined (reading 'deep')");
    expect(explain('{frontMatter.none.deep}', error)?.at).toEqual([1, 19]);
  });

  it('may have no place', () => {
    expect(explain('x', thrown('Error', 'Expected component `Box` to be defined'))?.at).toEqual([undefined, undefined]);
    expect(explain('x', thrown('Error', 'odd'))?.at).toEqual([undefined, undefined]);
  });

  it('is none when a component throws', () => {
    expect(explain('{x}', thrown('ReferenceError', 'x is not defined', 'Box'))).toBeUndefined();
    expect(explainContentError(thrown('ReferenceError', 'x is not defined'), undefined)).toBeUndefined();
  });
});
