import { describe, expect, it } from 'vitest';
import { SiteError } from '../base/site-error.js';
import { UsageError } from '../../react/format/theme-common/usage-error.js';
import { pageError, plainPageError } from './page-error.js';

const level = { path: '/a', exact: true, component: '@site/src/pages/a.jsx', props: {}, attributes: {} };

/** As between the threads of a build, or within the process of the dev server. */
function explain(error: unknown, place: { sourcesDir?: string } = {}): Error {
  const plain = structuredClone(plainPageError(error, { level, uses: {} }, '/site'));
  return pageError(plain, { pathname: '/a', ...place });
}

function withStack(error: Error, frames: readonly string[]): Error {
  const stack = [`${error.name}: ${error.message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return Object.assign(error, { stack });
}

const REACT = 'renderElement (/site/node_modules/react-dom/cjs/server.js:1:2)';

describe('pageError', () => {
  it('names the page, the components and the cause when a component throws', () => {
    const thrown = withStack(new Error('No name.', { cause: new Error('It is empty.') }), [
      'readName (file:///bundle/a.js:1:2)',
      'Thrower (file:///bundle/a.js:3:4)',
      REACT,
    ]);
    const error = explain(thrown);
    expect(error).toBeInstanceOf(SiteError);
    expect(error).toMatchObject({
      message: 'Rendering /a failed: No name.',
      details: { hint: 'Thrown in readName, called by Thrower.', cause: { message: 'It is empty.' } },
    });
  });

  it('tells the line where stacks know it: the innermost one of the site', () => {
    const thrown = withStack(new Error('No name.'), [
      'check (/site/node_modules/check/index.js:9:9)',
      'Thrower (/site/src/Thrower.jsx:3:4)',
      REACT,
    ]);
    const place = { file: '/site/src/Thrower.jsx', line: 3, column: 4 };
    expect(explain(thrown, { sourcesDir: '/site' })).toMatchObject({ details: place });
    expect(explain(thrown)).not.toMatchObject({ details: { line: 3 } });
  });

  it('names the file of the page when the page is no component', () => {
    const error = explain(new UsageError('It has no default export.', { hint: 'Add one.' }));
    expect(error).toMatchObject({
      message: 'Rendering /a failed: It has no default export.',
      details: { file: '/site/src/pages/a.jsx', hint: 'Add one.' },
    });
  });

  it.each([
    ['Element type is invalid: expected a string but got: undefined.', 'does not export'],
    ['Objects are not valid as a React child (found: object with keys {a}).', 'return elements, or text'],
    ["Class constructor Page cannot be invoked without 'new'", 'React.Component'],
    ['The `style` prop expects a mapping from style properties to values, not a string.', 'style={{'],
  ])('explains what React refuses: %s', (message, hint) => {
    const error = explain(withStack(new Error(message), [REACT]));
    expect(error).toMatchObject({
      message: `Rendering /a failed: ${message}`,
      details: { file: '/site/src/pages/a.jsx', hint: expect.stringContaining(hint) },
    });
  });

  it('says so when what was thrown is no error', () => {
    expect(explain('a text')).toMatchObject({
      message: 'Rendering /a failed: a text',
      details: { hint: expect.stringContaining('no error') },
    });
  });

  it('keeps the stack of what is our fault', () => {
    const error = explain(withStack(new TypeError('x is undefined'), ['compose (/dactyl/compose.js:1:2)']));
    expect(error).not.toBeInstanceOf(SiteError);
    expect(error.stack).toContain('Rendering /a failed: x is undefined\n    at compose');
  });
});
