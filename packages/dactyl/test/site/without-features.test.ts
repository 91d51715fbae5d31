/**
 * The core names no feature that a site may do without: the folders of all of them are taken out of a copy of the
 * package, and a site that asks for none of them is built with what remains.
 */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { createSite } from './fixture.js';
import { openOutput, type Output } from './output.js';
import { runDactyl } from './run-dactyl.js';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const OPTIONAL = [
  'analytics',
  'consent',
  'copy-page',
  'feedback',
  'glossary',
  'ideal-image',
  'live-codeblock',
  'llms-txt',
  'mermaid',
  'pwa',
  'social-cards',
  'text-diagrams',
  'third-party',
];
const ALONE = process.env['DACTYL_TEST_FULL'] === '1' ? OPTIONAL.map((feature) => [feature]) : [];

/** @returns the command of a copy of the package, without these features */
function packageWithout(features: readonly string[]): string {
  // Below the workspace, so that dependencies resolve.
  const copy = mkdtempSync(path.join(inject('sitesDir'), 'package-'));
  const removed = features.map((feature) => path.join(PACKAGE, 'dist/features', feature));
  expect(removed.filter((folder) => !existsSync(folder))).toEqual([]);
  for (const name of ['bin', 'dist', 'package.json']) {
    const isKept = (file: string) => !removed.includes(file) && !file.endsWith('.d.ts');
    cpSync(path.join(PACKAGE, name), path.join(copy, name), { recursive: true, filter: isKept });
  }
  return path.join(copy, 'bin/dactyl.js');
}

async function buildWithout(features: readonly string[]): Promise<{ printed: string; output: Output }> {
  const site = createSite({
    'package.json': '{ "name": "without-features", "private": true, "type": "module" }',
    'docusaurus.config.js': `export default {
      title: 'Less', url: 'https://less.example', baseUrl: '/', csp: true,
      presets: [['classic', { docs: { routeBasePath: '/' } }]],
    };`,
    'docs/index.md':
      '# Less\n\n```js live\nlet a = 1;\n```\n\n```mermaid\nflowchart LR\n```\n\n:::tip\n\nMore.\n\n:::\n',
    'src/pages/hello.js': `import { useState } from 'react';
      export default function Hello() {
        const [name, setName] = useState('you');
        return <input value={name} onChange={(event) => setName(event.target.value)} />;
      }`,
    'blog/2026-01-01-first.md': '# First\n\nPost.\n',
  });
  const { output: printed } = await runDactyl(['build'], { cwd: site.siteDir, command: packageWithout(features) });
  return { printed, output: openOutput(site.file('build')) };
}

describe('a package without the folders of features', () => {
  it.each([OPTIONAL, ...ALONE].map((features) => ({ features })))(
    'builds sites that ask for none of them: $features',
    async ({ features }) => {
      const { printed, output } = await buildWithout(features);
      expect(printed).not.toMatch(/error|cannot find/i);
      expect(output.page('index.html').all('pre')).toHaveLength(2);
      expect(output.page('hello/index.html').all('input')).toHaveLength(1);
      // Nor does a page pay for what its docs, its posts and its search could have.
      expect(output.read('index.html')).not.toMatch(/TechArticle|FAQPage|contributors-label|Contributors-|&quot;hooks/);
    },
  );
});
