/** A small site with two states, and what must be true of its output after a build under a fault. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createSite } from './fixture.js';
import { openOutput } from './output.js';
import { exitOf, runDactyl, type RunResult } from './run-dactyl.js';

const COMMAND = path.join(import.meta.dirname, '../../bin/dactyl.js');

export interface FaultSite {
  dir: string;
  file(name: string): string;
  write(name: string, text: string): void;
  /** Of the page that is in another state after each fault. */
  text(): string;
  /** Builds in a process of its own; `within` is a program that starts it. */
  run(env?: Record<string, string>, within?: readonly string[]): Promise<RunResult>;
  /** Builds the next state under a fault, then without it. Returns what is wrong with either. */
  tryFault(name: string, build: () => Promise<Outcome>): Promise<string[]>;
}

/** The code is `any` where the output may be neither state. */
export type Outcome = Pick<RunResult, 'output'> & { code: RunResult['code'] | 'any' };

const FILES = {
  'package.json': '{ "name": "faults", "private": true, "type": "module" }',
  'docusaurus.config.js': `export default {
    title: 'Faults', url: 'https://faults.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: {}, blog: false, sitemap: false }]],
  };`,
  'docs/same.md': '# Same\n\n![a](./a.svg)\n',
  'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'static/large.txt': 'x'.repeat(300_000),
};
const TEXTS = ['Two.', 'One.'] as const;

/** @param prepare called with the folder while it is empty */
export async function createFaultSite(prepare: (dir: string) => void): Promise<FaultSite> {
  const site = createSite({});
  prepare(site.siteDir);
  for (const [name, text] of Object.entries(FILES)) site.write(name, text);
  /** What a clean build gives of each text. */
  const clean = new Map<string, Map<string, string>>();
  const contents = () => openOutput(site.file('build')).contents();
  let current = '';
  const enter = (text: string) => site.write('docs/text.md', `# Text\n\n${(current = text)}\n`);
  for (const text of TEXTS) {
    enter(text);
    await site.build();
    clean.set(text, contents());
  }

  const textOfOutput = () => {
    if (!existsSync(site.file('build'))) return 'no output';
    const now = contents();
    const isNow = (then: Map<string, string>) =>
      now.size === then.size && [...then].every(([file, text]) => now.get(file) === text);
    return [...clean].find(([, then]) => isNow(then))?.[0] ?? 'neither state';
  };

  const faultsOf = ({ code, output }: Outcome, before: string, next: string): string[] => {
    const found = textOfOutput();
    const faults: string[] = [];
    if (code === 0 && found !== next) faults.push(`says that all is well, and the output is ${found}`);
    if (code !== 0 && code !== 'any' && found !== before && found !== next) faults.push(`leaves ${found}`);
    if (/\n\s+at \S+ \(|This should not happen/.test(output)) faults.push('shows a stack');
    if (code !== 0 && output.trim() === '') faults.push('says nothing');
    return faults.length === 0 ? [] : [`${faults.join(', ')} (code ${code})\n${output}`];
  };

  return {
    dir: site.siteDir,
    file: site.file,
    write: site.write,
    text: () => current,
    run: (env = {}, within = []) =>
      within.length === 0 ? runDactyl(['build'], { cwd: site.siteDir, env }) : runWithin(within, site.siteDir),
    async tryFault(name, build) {
      const before = textOfOutput();
      const next = TEXTS.find((text) => text !== current) ?? '';
      enter(next);
      const faults = faultsOf(await build(), before, next);
      const after = await site.run(['build']);
      if (after.code !== 0 || textOfOutput() !== next) faults.push(`The next build is not right.\n${after.output}`);
      const left = readdirSync(site.siteDir).filter((file) => file.startsWith('.build'));
      if (left.length > 0) faults.push(`${left.join(', ')} stay.`);
      return faults.map((fault) => `${name}: ${fault}`);
    },
  };
}

async function runWithin([program = '', ...args]: readonly string[], cwd: string): Promise<RunResult> {
  const { VITEST: _vitest, NODE_ENV: _env, ...env } = process.env;
  const child = spawn(program, [...args, process.execPath, COMMAND, 'build'], { cwd, env: { ...env, NO_COLOR: '1' } });
  const read = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (read.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (read.stderr += chunk.toString()));
  const code = await exitOf(child);
  return { code, ...read, output: read.stdout + read.stderr };
}
