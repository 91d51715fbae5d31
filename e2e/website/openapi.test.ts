/** The pages that `dactyl/plugin-openapi` and `dactyl/plugin-asyncapi` make of the examples of the website. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { it } from '../setup/browser-test.js';

const BUILD = join(import.meta.dirname, '../../website/build');
const read = (name: string) => readFileSync(join(BUILD, name), 'utf8');

it('has the operations of a document in its sidebar, and shows one of them with scripts of less than 8 KB', async ({
  open,
}) => {
  const page = await open(`${inject('builtSite')}/examples/publishing-api/upload-build`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect
    .poll(() => sidebar.getByRole('link', { name: /^Upload a build/ }).getAttribute('aria-current'))
    .toBe('page');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  );
  const bytes = scripts.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  // The cast: these are entries of resources.
  expect(bytes).toBeLessThan(8 * 1024);
  // By keyboard: one sample is open at a time.
  const samples = page.locator('details[name="samples"]');
  expect(await samples.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await samples.nth(2).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => samples.evaluateAll((all) => all.map((one) => one.hasAttribute('open'))))
    .toEqual([false, false, true, false]);
});

it('sends a request from a form that loads when it is opened, and shows the answer or why there is none', async ({
  open,
}) => {
  const page = await open(`${inject('builtSite')}/examples/publishing-api/read-build`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isLoaded = () => asked.some((url) => url.includes('/try-it-form-'));
  const opener = page.getByRole('button', { name: 'Try it' });
  expect(isLoaded()).toBe(false);
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Try it' });
  await expect.poll(() => form.getByLabel('Server').evaluate((field) => field === document.activeElement)).toBe(true);
  await form.getByLabel('Authorization (header)').fill('Bearer secret');
  expect(await form.getByLabel('id (path, required)').inputValue()).toBe('b-42');
  expect(isLoaded()).toBe(true);
  expect(await opener.isVisible()).toBe(false);
  expect(asked.some((url) => url.includes('api.example.com'))).toBe(false);

  // The API that the document describes, which does not exist.
  let isThere = true;
  await page.route('https://api.example.com/**', (route) =>
    isThere
      ? route.fulfill({
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'x-hidden': '1' },
          json: { id: 'b-42', said: route.request().headers()['authorization'] },
        })
      : route.abort(),
  );
  const status = form.getByRole('status');
  const send = form.getByRole('button', { name: 'Send' });
  await send.click();
  await expect.poll(() => status.textContent()).toMatch(/^Answer: 200( OK)?, after \d+ ms$/);
  const body = form.getByRole('region', { name: 'Body of the answer' });
  expect(await body.textContent()).toContain('"said": "Bearer secret"');
  expect(asked).toContain('https://api.example.com/v1/builds/b-42');
  expect(await form.getByRole('region', { name: 'Headers of the answer' }).textContent()).toContain('application/json');

  isThere = false;
  await send.click();
  await expect.poll(() => status.textContent()).toMatch(/^No answer from https:\/\/api\.example\.com\. .*CORS/);
  expect(await body.count()).toBe(0);

  await form.getByLabel('Server').selectOption('/examples/publishing-answer.json?for=');
  await send.click();
  await expect.poll(() => body.allTextContents()).toEqual([expect.stringContaining('"name": "docs 3.6"')]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // Another operation has a form of its own.
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: /^List builds/ })
    .click();
  await expect.poll(() => page.locator('h1').textContent()).toContain('List builds');
  expect(await form.count()).toBe(0);
  await opener.click();
  await expect.poll(() => form.getByLabel('limit (query)').count()).toBe(1);
});

it('has a twin of each page, in both languages, and a link where a schema refers to itself', () => {
  const twin = read('examples/publishing-api/list-builds.md');
  // A form is no text.
  expect(twin).not.toContain('Try it');
  expect(twin).toContain(
    '| `state` | query | [`State`](https://dactyl.example/examples/publishing-api/schemas/state) |',
  );
  expect(twin).toContain("curl 'https://api.example.com/v1/builds'");
  expect(read('examples/publishing-api/schemas/build.md')).toContain(
    '- `before` [`Build`](https://dactyl.example/examples/publishing-api/schemas/build), refers to itself',
  );
  expect(read('zh/examples/publishing-api/list-builds.md')).toContain('# 列出构建\n');
  expect(read('zh/examples/publishing-api/list-builds.html')).not.toContain('theme-untranslated');
});

it('has pages of channels and messages of an AsyncAPI document, with a twin of each, in both languages', () => {
  const twin = read('examples/publishing-events/operations/publish-build.md');
  expect(twin).toContain('RECEIVE `commands`');
  expect(twin).toContain('[Answers](https://dactyl.example/examples/publishing-events/channels/answers)');
  expect(read('zh/examples/publishing-events/messages/build-ready.md')).toContain('## 消息体\n');
  const chinese = read('zh/examples/publishing-events/channels/builds.html');
  expect(chinese).not.toContain('theme-untranslated');
  expect(chinese).toContain('发送');
  expect(read('llms.txt')).toContain('/examples/publishing-events/schemas/build');
});
