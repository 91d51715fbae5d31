import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { buildShard } from './build-shard.js';

const mistake = new SiteError('A page is wrong.', { file: '/site/docs/a.md', line: 3, column: 1 });

// What happens when pages have mistakes; how they are made is not of interest here.
vi.mock('../../site/load-site.js', () => ({ loadSite: () => Promise.resolve({ configFile: '/site/config.js' }) }));
vi.mock('../make-pages.js', () => ({ makePages: () => Promise.resolve({ rendered: { errors: [mistake] } }) }));

const siteDir = mkdtempSync(path.join(tmpdir(), 'build-shard-'));
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

it('says what is wrong with a page, and leaves nothing behind', async () => {
  const built = buildShard({
    siteDir,
    shard: { part: 1, parts: 2 },
    logger: createLogger({ stream: { write: () => true } }),
  });
  await expect(built).rejects.toBe(mistake);
  expect(existsSync(path.join(siteDir, 'build-shards'))).toBe(true);
  expect(readdirSync(path.join(siteDir, 'build-shards'))).toEqual([]);
});
