import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createActions } from './plugin-actions.js';
import type { InitializedPlugin } from './plugin-module.js';
import type { PluginContext } from './types.js';

async function actions() {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'dactyl-actions-'));
  onTestFinished(() => rmSync(generatedFilesDir, { recursive: true }));
  // The casts: this is all that is asked of them.
  const plugin = { name: 'own', id: 'default' } as InitializedPlugin;
  return createActions(plugin, { generatedFilesDir, siteConfig: {} } as PluginContext);
}

it.each([
  ['an object', () => ({ count: 1 }), (data: { count: number }) => void data.count++],
  ['a list', () => [1], (data: number[]) => void data.push(2)],
])('takes %s that a plugin changes and gives again for other data', async (_, make, change) => {
  const data = make();
  const [before, after] = [await actions(), await actions()];
  before.actions.setGlobalData(data);
  const first = JSON.stringify(before.globalData());
  change(data as never);
  after.actions.setGlobalData(data);
  expect(JSON.stringify(before.globalData())).toBe(first);
  expect(after.globalData()).toEqual(data);
  expect(after.globalData()).not.toBe(before.globalData());
});

it('takes frozen data for the same', async () => {
  const data = Object.freeze({ count: 1 });
  const record = await actions();
  record.actions.setGlobalData(data);
  expect(record.globalData()).toBe(data);
});
