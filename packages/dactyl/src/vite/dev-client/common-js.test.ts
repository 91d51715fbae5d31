import { describe, expect, it } from 'vitest';
import { commonJsToModule, isCommonJs } from './common-js.js';

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
    const other = `data:text/javascript,${encodeURIComponent(commonJsToModule('module.exports = () => 7;', []))}`;
    const code = `const path = require("node:path");\nconst seven = require("${other}");\nexports.all = [path.posix.join('a', 'b'), seven()];`;
    expect((await run(commonJsToModule(code, ['all']))).all).toEqual(['a/b', 7]);
  });
});
