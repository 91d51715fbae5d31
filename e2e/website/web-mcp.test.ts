/** Tools that pages offer to assistants in a browser that knows them (WebMCP), and that others load nothing. */
import { expect, inject } from 'vitest';
import { it } from '../setup/browser-test.js';

const PAGE = `${inject('builtSite')}/docs/for-machines`;

interface Tool {
  name: string;
  execute: (input: object) => Promise<{ content: { text: string }[] }>;
}

it('lists, searches and reads pages of the site for an assistant in the browser, and loads nothing without one', async ({
  open,
}) => {
  const page = await open(PAGE);
  const script = page.waitForRequest(/web-mcp-\w+\.js$/);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await loaded()).filter((name) => name.includes('web-mcp'))).toEqual([]);
  // No browser of the tests has the interface by default.
  await page.addInitScript(() => {
    const tools: Tool[] = [];
    Object.assign(document, { modelContext: { registerTool: (tool: Tool) => tools.push(tool) }, tools });
  });
  await page.reload();
  await script;
  const use = (name: string, input: object) =>
    page.evaluate(
      async ([tool, given]) => {
        // The cast: the script above put them there.
        const { tools } = document as unknown as { tools: Tool[] };
        const found = tools.find((one) => one.name === tool);
        return found?.execute(given).then(
          ({ content }) => content[0]?.text,
          (error: Error) => error.message,
        );
      },
      [name, input] as const,
    );
  await expect.poll(() => use('read_page', {})).toMatch(/^# Pages for language models/);
  expect(await use('list_pages', {})).toContain('/docs/installation.md');
  expect((await loaded()).filter((name) => /assets\/js\/search-/.test(name))).toEqual([]);
  expect(await use('search_pages', { query: 'front matter' })).toMatch(/^- \[.*\]\(http.*\/docs\/.*\)/);
  expect(await use('search_pages', { query: 'qqqqzzzz' })).toBe('Nothing was found for "qqqqzzzz".');
  expect(await use('read_page', { url: '/zh/docs/installation' })).toMatch(/^# 安装/);
  expect(await use('read_page', { url: 'https://elsewhere.example/' })).toBe(
    'https://elsewhere.example/ is not of this site.',
  );
});
