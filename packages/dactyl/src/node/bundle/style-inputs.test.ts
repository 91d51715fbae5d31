import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../test/plugin-context.js';
import { hashStyleInputs, traceStyleInputs, type StyleInputs, type StyleInputTrace } from './style-inputs.js';

let made: ReturnType<typeof createSiteDir>;
const file = (name: string) => path.join(made.siteDir, name);

beforeEach(() => {
  made = createSiteDir({
    'tailwind.config.js': '',
    'docs/one.md': 'one',
    'docs/deep/two.mdx': 'two',
    'build/index.html': '',
    '.build-next/index.html': '',
    '.dactyl/cache/x.md': '',
    'node_modules/x/readme.md': '',
  });
});
afterEach(() => made.remove());

/** As a plugin reports them with a style sheet in `src/css`. */
function trace(...messages: { type: string; [key: string]: unknown }[]): StyleInputTrace {
  const traces = traceStyleInputs();
  traces.plugin.OnceExit(undefined, { result: { messages, opts: { from: `${file('src/css/custom.css')}?direct` } } });
  return traces;
}
const traced = (...messages: Parameters<typeof trace>): StyleInputs => trace(...messages).inputs();

const hash = (inputs: StyleInputs) =>
  hashStyleInputs(inputs, {
    generatedDir: file('.dactyl'),
    address: { siteDir: made.siteDir, outDir: file('build') },
  });

describe('what PostCSS plugins read', () => {
  it('is files, and folders seen from the style sheet', () => {
    const inputs = traced(
      { type: 'dependency', file: file('tailwind.config.js') },
      { type: 'dir-dependency', dir: '../../docs', glob: '**/*.md' },
      { type: 'dir-dependency', dir: file('src') },
      { type: 'warning', text: 'careful' },
    );
    expect(inputs).toEqual({
      files: [file('tailwind.config.js')],
      globs: [
        { folder: file('docs'), pattern: '**/*.md' },
        { folder: file('src'), pattern: '**' },
      ],
    });
  });

  it('tells for which style sheets a new file may matter', () => {
    const { sheetsThatMayRead } = trace({ type: 'dir-dependency', dir: '../../docs', glob: '**/*.md' });
    expect(sheetsThatMayRead(file('docs/deep/new.md'))).toEqual([file('src/css/custom.css')]);
    expect(sheetsThatMayRead(file('blog/new.md'))).toEqual([]);
  });

  it.each([
    ['a file was changed', 'tailwind.config.js', true],
    ['a document was changed', 'docs/deep/two.mdx', true],
    ['a document is new', 'docs/three.md', true],
    ['another kind of file is new', 'docs/image.svg', false],
    ['output was written', 'build/new.md', false],
    ['output is being written', '.build-next/new.md', false],
    ['something was generated', '.dactyl/cache/x.md', false],
    ['a package was changed', 'node_modules/x/readme.md', false],
  ])('is another thing when %s: %s', (_what, name, isOther) => {
    const inputs = traced(
      { type: 'dependency', file: file('tailwind.config.js') },
      { type: 'dependency', file: file('.build-next/index.html') },
      { type: 'dir-dependency', dir: '../..', glob: '**/*.{md,mdx}' },
      { type: 'dir-dependency', dir: file('.build-next'), glob: '**/*' },
    );
    const before = hash(inputs);
    writeFileSync(file(name), 'changed');
    expect(hash(inputs) !== before).toBe(isOther);
  });
});
