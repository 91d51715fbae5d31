/** What people read when a command is not called as it should be. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { closeServer } from '../close-server.js';
import { copyFixture, createSite } from './fixture.js';
import { exitOf, runDactyl, startDactyl } from './run-dactyl.js';

const site = () => copyFixture('broken-sites/base');

it('continues when the reader of its output closes the pipe', async () => {
  const child = startDactyl(['--help'], { cwd: site().siteDir });
  child.stdout?.destroy();
  expect(await exitOf(child)).toBe(0);
});

it.each(['dactyl/bin/dactyl.js', 'create-dactyl/bin/create-dactyl.js'])('%s says when Node.js is too old', (file) => {
  const older = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.18.3' })";
  const command = path.join(import.meta.dirname, '../../..', file);
  const { status, stderr } = spawnSync(process.execPath, ['--import', older, command, '--version'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Dactyl needs Node.js 20.19 or later')]);
});

describe('a mistake on the command line', () => {
  it('an unknown command', async () => {
    const { code, output } = await runDactyl(['biuld'], { cwd: site().siteDir });
    expect(code).toBe(1);
    expect(output).toMatchInlineSnapshot(`
      "error There is no command "biuld".
        Did you mean "build"?"
    `);
  });

  it('an unknown option', async () => {
    const { code, output } = await runDactyl(['build', '--outdir', 'public'], { cwd: site().siteDir });
    expect(code).toBe(1);
    expect(output).toMatchInlineSnapshot(`
      "error Unknown option \`--outdir\`
        Did you mean --out-dir?"
    `);
  });

  it('a folder without a site', async () => {
    const { code, output } = await createSite({ 'docs/index.md': '# Lost' }).run(['build']);
    expect(code).toBe(1);
    expect(output).toMatchInlineSnapshot(`
      "error No configuration file in <site>.
        Looked for dactyl.config and docusaurus.config with .ts, .mts, .cts, .js, .mjs, .cjs. Name another file with --config."
    `);
  });

  it('no output to serve', async () => {
    const { code, output } = await runDactyl(['serve'], { cwd: site().siteDir });
    expect(code).toBe(1);
    expect(output).toMatchInlineSnapshot(`
      "error There is no output in <site>/build.
        Run "dactyl build" first, or name the folder with --dir."
    `);
  });

  it('a port that is taken: names it, and the one that is used instead', async () => {
    const { port, close } = await takePort();
    const fixture = site();
    fixture.write('build/index.html', 'Home');
    const child = startDactyl(['serve', '--port', String(port)], { cwd: fixture.siteDir, isServer: true });
    const exit = exitOf(child);
    const printed = await new Promise<string>((resolve) => {
      let text = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('Serving')) resolve(text);
      });
      void exit.then(() => resolve(text));
    });
    child.kill();
    await Promise.all([exit, close()]);
    expect(printed).toMatch(new RegExp(`Port ${port} is taken, using \\d+\\.`));
    expect(printed).not.toContain(`:${port}/`);
  });
});

/** A port on which another server listens. */
async function takePort(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo; // a server on a port has an address of this kind
  return { port, close: () => closeServer(server) };
}
