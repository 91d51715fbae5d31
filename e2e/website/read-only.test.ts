/** The website asks nobody for anything: no page has a form that sends, or a way to log in, and no script writes. */
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const origin = inject('builtSite');
const output = openWebsiteOutput();
const ACCOUNT = /\b(?:log|sign)[ -]?(?:in|up)\b|\bcreate an account\b|登录|登入|注册(?!表)/i;
/** One page of each program and each kind of text. */
const SAMPLE = [
  '/',
  '/docs/playground',
  '/blog',
  '/changelog',
  '/community/support',
  '/showcase',
  '/feature-requests',
  '/search?q=sidebar',
  '/tests',
  '/__docusaurus/debug/config',
];

describe('the website is read-only', () => {
  it('R001 no page has a form that posts, or a link or button to log in or sign up', () => {
    const found = pageFiles(output).flatMap((file) => {
      const html = output.read(file);
      const posting = html.match(/<form[^>]*\bmethod="?post[^>]*>/gi) ?? [];
      const controls = [...html.matchAll(/<(a|button)\b[^>]*>([^]*?)<\/\1>/gi)].filter(([, , content = '']) =>
        ACCOUNT.test(content.replaceAll(/<[^>]+>/g, ' ')),
      );
      return [...posting, ...controls.map(([control]) => control)].map((problem) => ({ file, problem }));
    });
    expect(found).toEqual([]);
  });

  it('R001 pages ask their own origin for nothing but files', async ({ open }) => {
    const page = await open('about:blank');
    const writing: string[] = [];
    page.on('request', (request) => {
      const { origin: target } = new URL(request.url());
      if (target === origin && request.method() !== 'GET') writing.push(`${request.method()} ${request.url()}`);
    });
    for (const path of SAMPLE) {
      await page.goto(origin + path, { waitUntil: 'load' });
      // Scripts that wait for a sign of the reader get one.
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 2000);
    }
    await page.waitForTimeout(300);
    expect(writing).toEqual([]);
  });
});
