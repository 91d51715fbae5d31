import { describe, expect, it } from 'vitest';
import { addMember, removeMembers, setMember } from './json-members.js';
import { diffLines } from './line-diff.js';
import { planMigration, rewriteScript } from './plan-migration.js';

describe('rewriteScript', () => {
  it.each([
    ['docusaurus build', 'dactyl build'],
    ['docusaurus', 'dactyl'],
    [
      'NODE_OPTIONS=--max-old-space-size=8192 docusaurus build && npm run check',
      'NODE_OPTIONS=--max-old-space-size=8192 dactyl build && npm run check',
    ],
    ['npm run docusaurus clear;docusaurus build', 'npm run docusaurus clear;dactyl build'],
    ['npx docusaurus docs:version 1', 'npx dactyl docs:version 1'],
    ['node ./node_modules/.bin/docusaurus build', 'node ./node_modules/.bin/dactyl build'],
    ['concurrently "docusaurus start" "tsc -w"', 'concurrently "dactyl start" "tsc -w"'],
    ['cd docusaurus && yarn build', 'cd docusaurus && yarn build'],
    ['pnpm --filter docusaurus build', 'pnpm --filter docusaurus build'],
    ['eslint --plugin docusaurus-plugin src', 'eslint --plugin docusaurus-plugin src'],
  ])('%s', (before, after) => {
    expect(rewriteScript(before)).toBe(after);
  });
});

describe('members of a JSON text', () => {
  const text = '{\n\t"a": { "x": [1, {"y": "},"}],\n\t\t"z":"\\"," },\n\n\t"b" : {}\n}\n';

  it('change and leave all other characters where they are', () => {
    expect(setMember(text, ['a'], { key: 'z', value: '2' })).toBe(text.replace('"\\","', '2'));
    expect(removeMembers(text, ['a'], new Set(['x']))).toBe('{\n\t"a": { "z":"\\"," },\n\n\t"b" : {}\n}\n');
    expect(removeMembers(text, [], new Set(['b']))).toBe('{\n\t"a": { "x": [1, {"y": "},"}],\n\t\t"z":"\\"," }\n}\n');
    expect(removeMembers(text, ['none'], new Set(['b']))).toBe(text);
  });

  it('go where the alphabet asks for them, and else where they are put', () => {
    const add = (object: string, index: number) => addMember(object, [], { key: 'm', value: '1', index });
    expect(add('{\n  "a": 0,\n  "z": 0\n}', 0)).toBe('{\n  "a": 0,\n  "m": 1,\n  "z": 0\n}');
    expect(add('{\n  "z": 0,\n  "a": 0\n}', 1)).toBe('{\n  "z": 0,\n  "m": 1,\n  "a": 0\n}');
    expect(add('{ "z": 0, "y": 0 }', 0)).toBe('{ "m": 1, "z": 0, "y": 0 }');
    expect(add('{\n  "n": 0\n}', 0)).toBe('{\n  "m": 1,\n  "n": 0\n}');
  });
});

describe('planMigration', () => {
  const plan = (manifest: object, inUse: [string, string][] = []) =>
    JSON.parse(
      planMigration({ text: JSON.stringify(manifest, null, 2), version: '3.6.3', inUse: new Map(inUse) }),
    ) as object;

  it('puts Dactyl in the place of all packages, and takes out a section that is empty then', () => {
    const manifest = {
      scripts: { build: 'docusaurus build', test: 'vitest' },
      dependencies: {
        '@docusaurus/core': '^3.8.0',
        '@docusaurus/preset-classic': '^3.8.0',
        react: '^18.2.0',
        zod: '1',
      },
      devDependencies: { '@docusaurus/types': '^3.8.0' },
      files: [],
    };
    expect(plan(manifest)).toEqual({
      scripts: { build: 'dactyl build', test: 'vitest' },
      dependencies: { dactyl: '^3.6.3', react: '^19.0.0', zod: '1' },
      files: [],
    });
  });

  it('is as exact as the site was, and adds what came with a theme', () => {
    const manifest = {
      devDependencies: {
        '@docusaurus/core': '3.10.2',
        '@docusaurus/theme-mermaid': '3.10.2',
        '@docusaurus/eslint-plugin': '3.10.2',
      },
    };
    expect(plan(manifest)).toEqual({
      devDependencies: { dactyl: '3.6.3', mermaid: '^11.0.0', '@docusaurus/eslint-plugin': '3.10.2' },
    });
  });

  it('keeps what plugins need in Node, and adds what had come with the core', () => {
    const manifest = { dependencies: { '@docusaurus/core': '3.10.2', '@docusaurus/utils': '3.10.2', react: '19.1.0' } };
    const inUse: [string, string][] = [
      ['@docusaurus/utils', 'plugin-a'],
      ['@docusaurus/utils-validation', 'plugins/own.js'],
    ];
    expect(plan(manifest, inUse)).toEqual({
      dependencies: {
        dactyl: '3.6.3',
        '@docusaurus/utils': '3.10.2',
        '@docusaurus/utils-validation': '3.10.2',
        react: '19.1.0',
      },
    });
  });

  it('puts everything that is new where Docusaurus stood, in a list without order', () => {
    const text =
      '{ "dependencies": { "z": "1", "@docusaurus/core": "3.9.2", "@docusaurus/theme-mermaid": "3.9.2", "a": "1" } }';
    expect(planMigration({ text, version: '3.6.3', inUse: new Map() })).toBe(
      '{ "dependencies": { "z": "1", "dactyl": "3.6.3", "mermaid": "^11.0.0", "a": "1" } }',
    );
  });

  it('changes nothing the second time, and nothing of a package without Docusaurus', () => {
    const text = '{"name":"x",  "dependencies":{"dactyl":"3.6.3"}, "scripts":{"build":"dactyl build"}}';
    expect(planMigration({ text, version: '3.6.3', inUse: new Map() })).toBe(text);
  });
});

it('diffLines shows what changed with the lines around it', () => {
  const before = Array.from({ length: 12 }, (_, index) => `line ${index}`);
  const after = before.with(1, 'new').toSpliced(10, 1);
  expect(diffLines(before.join('\n'), after.join('\n')).map(({ sign, text }) => sign + text)).toEqual([
    ' line 0',
    '-line 1',
    '+new',
    ' line 2',
    ' line 3',
    '@…',
    ' line 8',
    ' line 9',
    '-line 10',
    ' line 11',
  ]);
});
