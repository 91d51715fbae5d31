/** `dactyl fix --yes` that is killed at any moment: each file has its old text or its new one, and the next run does the rest. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSite } from './fixture.js';
import { exitOf, runDactyl, startDactyl } from './run-dactyl.js';

const KILLS = 15;
const COUNT = 150;
const NAMES = Array.from({ length: COUNT }, (_, index) => `docs/page-${index}.md`);
const WRONG = `# Page\n\n${'One<br>two\n\n'.repeat(40)}`;
const RIGHT = WRONG.replaceAll('<br>', '<br />');

describe.skipIf(process.env.DACTYL_TEST_FULL !== '1')('a correction that is killed', () => {
  it('leaves whole texts, and is finished by the next', async () => {
    const site = createSite({
      'docusaurus.config.mjs': `export default { title: 'Pier', url: 'https://pier.example.com', baseUrl: '/', presets: [['classic', { blog: false }]] };`,
    });
    const fill = () => NAMES.forEach((name) => site.write(name, WRONG));
    const states = () => NAMES.map((name) => [WRONG, RIGHT].indexOf(readFileSync(site.file(name), 'utf8')));
    fill();
    const start = performance.now();
    await runDactyl(['fix', '--yes'], { cwd: site.siteDir });
    const duration = performance.now() - start;
    expect(new Set(states())).toEqual(new Set([1]));
    for (let kill = 1; kill <= KILLS; kill++) {
      fill();
      const child = startDactyl(['fix', '--yes'], { cwd: site.siteDir });
      child.stdout?.resume();
      child.stderr?.resume();
      // Texts are written at the end.
      const after = duration * (0.6 + (0.4 * kill) / KILLS);
      const exit = exitOf(child);
      await Promise.race([wait(after), exit]);
      child.kill('SIGKILL');
      await exit;
      expect(states(), `kill after ${Math.round(after)} of ${Math.round(duration)} ms`).not.toContain(-1);
      const others = readdirSync(site.file('docs')).filter((name) => !/^page-\d+\.md$|^\..*\.tmp$/.test(name));
      expect(others).toEqual([]);
    }
    await runDactyl(['fix', '--yes'], { cwd: site.siteDir });
    expect(new Set(states())).toEqual(new Set([1]));
  });
});
