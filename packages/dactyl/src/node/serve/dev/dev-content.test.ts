import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Processor } from '../../markdown/types.js';
import type { ContentJob, ContentReport } from '../../pipeline/engine-types.js';
import { createDevContent, type CompilerParts, type DevContent, type DevContentInput } from './dev-content.js';

/** Of everything only what compiling one file reads. */
function partsOf(file: string, processor: Processor): { parts: CompilerParts; job: ContentJob } {
  const parts = {
    state: {
      site: { siteDir: path.dirname(file), locales: [], aliases: [] },
      locale: { functions: {}, siteConfig: { i18n: {} }, data: { i18n: { currentLocale: 'en', defaultLocale: 'en' } } },
    },
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
  const reports = new Map<string, ContentReport>();
  const first = content.compile(job, parts, reports);
  await expect.poll(() => reports.has(file)).toBe(true);
  expect(steps).toEqual(['adds @docusaurus/Head', 'invalidates']);
  await first.catch(() => {});
});

it('compiles a text again that was edited meanwhile, for all who wait for it', async () => {
  const { content, job, parts, seen, goOn } = slowFirstTime('old');
  const first = reportOf(content.compile, job, parts);
  await expect.poll(() => seen).toEqual(['old']);
  writeFileSync(job.file, 'new');
  content.forget(job.file);
  const second = reportOf(content.compile, job, parts);
  goOn();
  expect(await first).toBe(await second);
  expect(seen).toEqual(['old', 'new']);
  expect(await reportOf(content.compile, job, parts)).toBe(await first);
  expect(seen).toEqual(['old', 'new']);
  expect(JSON.stringify([...content.compiled.values()])).toContain('"html":"new"');
});

it('has a report for each of two requests, between which the site was prepared anew', async () => {
  const { content, job, parts, seen, goOn } = slowFirstTime('text');
  const first = reportOf(content.compile, job, parts);
  await expect.poll(() => seen).toEqual(['text']);
  const second = reportOf(content.compile, job, { ...parts });
  goOn();
  expect(await first).toBeDefined();
  expect(await second).toBe(await first);
});

it('keeps nothing that was compiled for a site that was loaded again meanwhile', async () => {
  const { content, job, parts, seen, goOn } = slowFirstTime('text');
  const first = reportOf(content.compile, job, parts);
  await expect.poll(() => seen).toEqual(['text']);
  content.forget();
  goOn();
  expect(await first).toBeDefined();
  expect(await reportOf(content.compile, job, { ...parts })).not.toBe(await first);
  expect(seen).toEqual(['text', 'text']);
});

/** Content of one file, whose first compilation waits for `goOn`; `seen` are the texts that were compiled. */
function slowFirstTime(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-dev-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.md');
  writeFileSync(file, text);
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
      if (seen.length === 1) await held;
      return { references: [], body: { kind: 'html', html: source, imports: [] }, frontMatter: {}, warnings: [] };
    },
  } as unknown as Processor;
  return { content, seen, goOn: () => goOn(), ...partsOf(file, processor) };
}

async function reportOf(
  compile: DevContent['compile'],
  job: ContentJob,
  parts: CompilerParts,
): Promise<ContentReport | undefined> {
  const reports = new Map<string, ContentReport>();
  // What comes behind the report needs more of a site than is here.
  await compile(job, parts, reports).catch(() => {});
  return reports.get(job.id);
}
