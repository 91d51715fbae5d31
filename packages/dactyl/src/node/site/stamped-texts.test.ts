import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStampedTexts } from './stamped-texts.js';
import { openTextReadings } from './text-readings.js';

const HOUR_MS = 3_600_000;

async function siteFolder() {
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-stamps-'));
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(dir, { recursive: true });
  });
  const file = path.join(dir, 'a\nb.md');
  /** A start of the server; the file was written an hour before. */
  const start = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
    const readings = await openTextReadings(path.join(dir, 'cache'), 'code');
    const texts = createStampedTexts(readings);
    const text = texts.unstable_textOf(file);
    const looks = vi.spyOn(text, 'source', 'get');
    const found = texts.unstable_keepReading(text, 'docs', () => ({ text: text.source }));
    await readings.keep();
    vi.useRealTimers();
    return { found: found.text, looks: looks.mock.calls.length };
  };
  return { file, start };
}

it('looks into no text again that has not changed', async () => {
  const { file, start } = await siteFolder();
  writeFileSync(file, 'One');
  expect(await start()).toEqual({ found: 'One', looks: 1 });
  expect(await start()).toEqual({ found: 'One', looks: 0 });
});

it('looks into a text that was written anew, with the same size and time', async () => {
  const { file, start } = await siteFolder();
  writeFileSync(file, 'One');
  utimesSync(file, 1000, 1000);
  await start();
  // Until the system's clock for files has gone on.
  const foundNow = async () => {
    writeFileSync(file, 'Two');
    utimesSync(file, 1000, 1000);
    return (await start()).found;
  };
  await expect.poll(foundNow).toBe('Two');
});

it('does not know a file by a time that is hardly over', async () => {
  const { file } = await siteFolder();
  writeFileSync(file, 'One');
  const readings = await openTextReadings(path.join(path.dirname(file), 'cache'), 'code');
  const texts = createStampedTexts(readings);
  const read = () => texts.unstable_keepReading(texts.unstable_textOf(file), 'docs', () => 'read');
  const hashes: string[] = [];
  vi.spyOn(readings, 'of').mockImplementation((hash, _kind, find) => {
    hashes.push(hash);
    return find();
  });
  expect(read()).toBe('read');
  writeFileSync(file, 'Two');
  expect(read()).toBe('read');
  expect(new Set(hashes).size).toBe(2);
});

it('says of a missing file what reading it says', async () => {
  const { file } = await siteFolder();
  const readings = await openTextReadings(path.join(path.dirname(file), 'cache'), 'code');
  const text = createStampedTexts(readings).unstable_textOf(file);
  expect(() => text.source).toThrow('ENOENT');
});
