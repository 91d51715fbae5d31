import { mkdtempSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSiteConfig } from '../../../test/plugin-context.js';
import type { CspConfig } from '../config/types.js';
import type { Site } from '../site/types.js';
import { findPolicyMistakes, reportBlocked, writePolicyHeaders } from './content-policy.js';
import { emptyRenderedSite } from './rendered-site.js';

const FRAME = {
  setting: 'liveFrame',
  file: 'f.html',
  entry: '/f.js',
  title: 'Live code',
  rootClass: 'a',
  neededBy: 'it',
};

function siteWith(own: Partial<CspConfig>, frames: object[] = []): Site {
  const siteConfig = createSiteConfig({
    csp: { meta: true, headers: true, trustedTypes: false, directives: {}, ...own },
  });
  const htmlTags = { headTags: '', preBodyTags: '', postBodyTags: '' };
  const plugins = [{ plugin: { name: 'frames', unstable_getFrameDocuments: () => frames } }];
  // The cast: the fields that are read.
  return { siteConfig, locales: [{ siteConfig, plugins, htmlTags }] } as unknown as Site;
}

const root = mkdtempSync(path.join(tmpdir(), 'headers-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = () => mkdtempSync(path.join(root, 'site-'));

describe('the file of headers', () => {
  it('says what a page cannot say', async () => {
    const dir = folder();
    await writePolicyHeaders(siteWith({}), emptyRenderedSite(), dir);
    expect(readFileSync(path.join(dir, '_headers'), 'utf8')).toBe(
      "/*\n  Content-Security-Policy: frame-ancestors 'self'\n",
    );
  });

  it('is not written beside another policy: a browser would apply both', async () => {
    const dir = folder();
    writeFileSync(path.join(dir, '_headers'), "/*\n  content-security-policy: default-src 'self'\n");
    await expect(writePolicyHeaders(siteWith({}), emptyRenderedSite(), dir)).rejects.toThrow(
      "The site's own _headers has a Content-Security-Policy already.",
    );
  });
});

describe('a document for frames', () => {
  it('needs the policy in pages, because a policy of the host would also apply to its frame', () => {
    expect(findPolicyMistakes(siteWith({ meta: false }, [FRAME])).map(({ message }) => message)).toEqual([
      expect.stringContaining('Live code needs "csp.meta"'),
    ]);
    expect(findPolicyMistakes(siteWith({ meta: false }))).toEqual([]);
    expect(findPolicyMistakes(siteWith({}, [FRAME]))).toEqual([]);
  });
});

it('says once what is blocked on many pages', () => {
  const said: string[] = [];
  const blocked = ['/b', '/a'].map((pathname) => ({ message: 'No.', pathname }));
  // The cast: the one function that is called.
  reportBlocked({ ...emptyRenderedSite(), blocked }, { warn: (text: string) => said.push(text) } as never);
  expect(said).toEqual(['No. (/a and 1 more)']);
});
