import { describe, expect, it } from 'vitest';
import { parseModule } from '../islands/parse-module.js';
import { commonJsToModule, importRequired, isCommonJs, requireCalls } from './common-js.js';

/** Runs a module, and gives what it exports. */
async function run(code: string): Promise<Record<string, unknown>> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
}

describe('a CommonJS module of a site', () => {
  it('is told from modules that only speak of it', () => {
    expect(isCommonJs(`const React = require('react');`)).toBe(true);
    expect(isCommonJs(`exports.useOld = () => 1;`)).toBe(true);
    expect(isCommonJs(`import x from './x';\nmodule.exports = x;`)).toBe(false);
    expect(isCommonJs(`export const code = "module.exports = 1";`)).toBe(false);
    expect(isCommonJs(`window.answer = 42;`)).toBe(false);
  });

  it('exports its names, and itself as the default', async () => {
    const module = await run(commonJsToModule(`exports.one = 1;\nexports.two = exports.one + 1;`, ['one', 'two']));
    expect([module.one, module.two, module.default]).toEqual([1, 2, { one: 1, two: 2 }]);
  });

  it('may be a single value, or a compiled module', async () => {
    const value = await run(commonJsToModule(`module.exports = function greet() { return 'hello'; };`, ['default']));
    expect((value.default as () => string)()).toBe('hello');
    const compiled = `Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = 'x';`;
    expect((await run(commonJsToModule(compiled, ['default']))).default).toBe('x');
  });

  it('requires modules, and others of its kind', async () => {
    const text = encodeURIComponent(commonJsToModule('module.exports = () => 7;', [])).replaceAll("'", '%27');
    const other = `data:text/javascript,${text}`;
    const code = `const path = require("node:path");\nconst seven = require("${other}");\nexports.all = [path.posix.join('a', 'b'), seven()];`;
    expect((await run(commonJsToModule(code, ['all']))).all).toEqual(['a/b', 7]);
  });
});

describe('an ES module of a site that calls require', () => {
  const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const bundledAhead = asModule(`export default function greet() { return 'hello'; }`);
  const transform = (code: string) => {
    const tree = parseModule('a.jsx', code);
    return tree ? importRequired(code, requireCalls(tree)) : code;
  };

  it('gets what other bundlers give: an ES module whole, also where only a browser gets there', async () => {
    const code = `import path from 'node:path';
      // require('of-a-comment')
      const text = "require('of-a-text')";
      const greet = typeof globalThis === 'object' ? require(${JSON.stringify(bundledAhead)}).default : null;
      export const all = [path.posix.join('a', 'b'), greet(), text];`;
    expect((await run(transform(code))).all).toEqual(['a/b', 'hello', "require('of-a-text')"]);
    expect(transform(code).split('\n')).toHaveLength(code.split('\n').length);
  });

  it('leaves names that are put together, and require of others, alone', () => {
    const code = 'export const a = () => require(name), b = tools.require("x");';
    expect(requireCalls(parseModule('a.js', code) ?? { type: '', start: 0, end: 0 })).toEqual([]);
  });
});
