/** Files on which the native parser hangs or breaks down: the build names them, and can be ended meanwhile. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createSite } from './fixture.js';
import { runDactyl } from './run-dactyl.js';

/** An apostrophe in the text hides the tags from what refuses them at once. */
const HANGS = `{<p>it's ${'<b>'.repeat(40)} isn't`;
const CRASHES = `{1}\n\n${'> '.repeat(5000)}x`;

describe('a file that the parser does not survive', () => {
  const site = createSite({
    'package.json': '{ "name": "harmful", "private": true, "type": "module" }',
    'docusaurus.config.js': `export default {
      title: 'Harmful', url: 'https://harmful.example', baseUrl: '/',
      presets: [['classic', { blog: false }]],
    };`,
    'docs/crashes.mdx': CRASHES,
    'docs/fine.md': '# Fine\n',
    'docs/hangs.mdx': HANGS,
  });
  afterAll(() => site.remove('.'));

  it('is an error of that file, and others are still looked at', async () => {
    const { code, output } = await runDactyl(['build'], { cwd: site.siteDir, env: { DACTYL_PARSE_LIMIT: '1' } });
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /The parser crashed on the file\.\n.*docs\/crashes\.mdx:1:1[^]*did not finish the file in time[^]*docs\/hangs\.mdx:1:1/,
      ),
    });
  });
});

describe('a command whose thread hangs in native code', () => {
  const dist = (file: string) => pathToFileURL(path.join(import.meta.dirname, '../../dist', file)).href;
  const PROGRAM = `
    import { untilInterrupted } from ${JSON.stringify(dist('node/cli/interruption.js'))};
    import { Worker } from 'node:worker_threads';
    const thread = \`
      import { loadInternals } from ${JSON.stringify(dist('node/markdown/satteri-internals.js'))};
      import { parentPort } from 'node:worker_threads';
      const { binding, featuresToNative } = await loadInternals();
      parentPort.postMessage('begun');
      binding.createMdxMdastHandle(${JSON.stringify(HANGS)}, featuresToNative({}).parseOptions, true);
    \`;
    await untilInterrupted(async (signal) => {
      const url = new URL('data:text/javascript,' + encodeURIComponent(thread));
      new Worker(url).on('message', () => console.log('begun'));
      await new Promise(() => {});
    });
  `;

  it.each(['SIGINT', 'SIGTERM'] as const)('is ended by %s', async (name) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.once('data', () => child.kill(name));
    const end = await new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
    expect(end).toBe(name);
  });
});
