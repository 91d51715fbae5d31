/** TypeScript in the docs of the website passes the compiler on a site with `"extends": "dactyl/tsconfig"`. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CodeExample } from '../website-examples/code-examples.js';
import { readExamples } from '../website-examples/code-examples.js';
import { createSite } from './fixture.js';

const TSC = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** What a site has when it has this package; examples for others, such as tests of pictures, are left out. */
const KNOWN = /^(?:@docusaurus\/|@theme|@site\/|dactyl|\.{1,2}\/|react$|node:)/;

/** Types alone tell what a function takes, and name types of other examples. */
function isModule({ language, code, isNested, isWrong }: CodeExample): boolean {
  const imports = [...code.matchAll(/^import .*?'([^']+)';$/gm)].map(([, specifier = '']) => specifier);
  const isComplete = imports.length > 0 && imports.every((specifier) => KNOWN.test(specifier));
  return /^tsx?$/.test(language) && isComplete && !isNested && !isWrong;
}

/** `docs_search_md_42.tsx` → the example: its name is what the compiler complains of. */
function filesOfExamples(): Record<string, string> {
  const examples = readExamples().filter(isModule);
  return Object.fromEntries(examples.map(({ place, code }) => [`src/${place.replaceAll(/\W/g, '_')}.tsx`, code]));
}

describe('TypeScript in the docs', () => {
  const site = createSite({
    'package.json': '{ "name": "examples", "private": true, "type": "module" }',
    'tsconfig.json': '{ "extends": "dactyl/tsconfig" }',
    ...filesOfExamples(),
  });
  const { stdout, stderr } = spawnSync(process.execPath, [TSC, '-p', '.'], { cwd: site.siteDir, encoding: 'utf8' });
  // Files of the reader and of other examples.
  const errors = (stdout + stderr)
    .split('\n')
    .filter((line) => line !== '' && !/TS2307: .* '(?:\.{1,2}|@site)\//.test(line));

  it('passes the compiler', () => {
    expect(Object.keys(filesOfExamples()).length).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  });
});
