import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Processor } from '../../markdown/types.js';
import type { ContentJob } from '../../pipeline/engine-types.js';
import { createDevContent, type CompilerParts, type DevContentInput } from './dev-content.js';

/** Of everything only what compiling one file reads. */
function partsOf(file: string, processor: Processor): { parts: CompilerParts; job: ContentJob } {
  const parts = {
    state: { site: { siteDir: path.dirname(file), locales: [], aliases: [] }, locale: { functions: {} } },
    processors: [processor],
    assets: () => ({}),
  } as unknown as CompilerParts;
  return { parts, job: { locale: 'en', id: file, file, processor: 0 } as ContentJob };
}

it('has a new bundle made for an import that a plugin adds, before another request finds the compiled file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-dev-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.md');
  writeFileSync(file, '# A\n');
  const steps: string[] = [];
  // Of everything only what compiling one file reads.
  const content = createDevContent({
    site: { addSpecifiers: ([specifier]: string[]) => steps.push(`adds ${specifier}`) > 0 },
    vite: { watch: () => {}, invalidateRegistry: () => steps.push('invalidates') },
  } as unknown as DevContentInput);
  const processor = {
    compile: () =>
      Promise.resolve({
        references: [],
        body: { kind: 'module', code: '', imports: ['@docusaurus/Head'] },
        frontMatter: {},
        warnings: [],
      }),
  } as unknown as Processor;
  const { parts, job } = partsOf(file, processor);
  const first = content.compile(job, parts);
  await expect.poll(() => content.reports.has(file)).toBe(true);
  expect(steps).toEqual(['adds @docusaurus/Head', 'invalidates']);
  await first.catch(() => {});
});

it('compiles a text again that was edited meanwhile, for all who wait for it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-dev-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.md');
  writeFileSync(file, 'old');
  const content = createDevContent({
    site: { addSpecifiers: () => false },
    vite: { watch: () => {}, invalidateRegistry: () => {} },
  } as unknown as DevContentInput);
  const seen: string[] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const processor = {
    async compile({ source }: { source: string }) {
      seen.push(source);
      // The first text takes longer than the edit.
      if (seen.length === 1) await held;
      return { references: [], body: { kind: 'html', html: source, imports: [] }, frontMatter: {}, warnings: [] };
    },
  } as unknown as Processor;
  const { parts, job } = partsOf(file, processor);
  const first = content.compile(job, parts).catch(() => {});
  await expect.poll(() => seen).toEqual(['old']);
  writeFileSync(file, 'new');
  content.forget(file);
  const second = content.compile(job, parts).catch(() => {});
  goOn();
  await Promise.all([first, second]);
  expect(seen).toEqual(['old', 'new']);
  await content.compile(job, parts).catch(() => {});
  expect(seen).toEqual(['old', 'new']);
  expect(JSON.stringify([...content.compiled.values()])).toContain('"html":"new"');
});
