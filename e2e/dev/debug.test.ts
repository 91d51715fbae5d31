import { it } from '../setup/browser-test.js';
import { startDactylServer } from '../setup/dactyl-server.js';
import { copySite } from '../setup/site-copy.js';
const site = copySite('notes');
it('debug', { timeout: 60000 }, async ({ open }) => {
  const server = await startDactylServer(['dev', site.siteDir]);
  const log: string[] = [];
  const t0 = performance.now();
  const note = (text: string) => log.push(`${Math.round(performance.now() - t0)} ${text}`);
  const page = await open('about:blank');
  page.on('websocket', (w) => w.on('framereceived', (f) => note('ws ' + String(f.payload))));
  page.on('request', (r) => r.url().includes('/assets/pages') && note('req'));
  page.on('response', async (r) => { if (r.url().includes('/assets/pages')) { const x = /Edit \d+ of/.exec(await r.text()); note(`res ${x}`); } });
  await page.goto(`${server.origin}/docs/first`);
  await new Promise((r) => setTimeout(r, 1500));
  for (let edit = 1; edit <= 60; edit++) {
    note(`edit ${edit}`);
    const shown = page.waitForFunction((text) => document.body.textContent?.includes(text), `Edit ${edit} of line 1.`, { timeout: 3000 });
    site.edit('docs/first.md', (text) => text.replace(/Line 1 of.*|Edit \d+ of line 1\./, `Edit ${edit} of line 1.`));
    try { await shown; note('shown'); } catch { note('LOST'); console.log(log.slice(-30).join('\n')); break; }
  }
  await server.close();
});
