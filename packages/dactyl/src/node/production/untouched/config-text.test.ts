import { expect, it } from 'vitest';
import { resolveConfig } from '../../config/load-config.js';
import { configText } from './config-text.js';

const text = (more: object) =>
  configText(resolveConfig({ title: 'A', url: 'https://a.example', baseUrl: '/', ...more }));

it('differs where the configuration does', () => {
  expect(text({})).toBe(text({}));
  const others = [
    { tagline: 'B' },
    { customFields: { pattern: /a/ } },
    { customFields: { pattern: /b/ } },
    { future: { experimental_vcs: 'git-eager' } },
    { future: { experimental_vcs: 'hardcoded' } },
  ].map(text);
  expect(others.every((one) => one !== undefined)).toBe(true);
  expect(new Set([text({}), ...others]).size).toBe(others.length + 1);
});

it('is none for what may say something else the next time', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const shared = { a: 1 };
  expect(text({ customFields: { ask: () => Date.now() } })).toBeUndefined();
  expect(text({ customFields: { deep: [{ date: new Map() }] } })).toBeUndefined();
  expect(text({ customFields: circle })).toBeUndefined();
  expect(text({ customFields: { big: 1n } })).toBeUndefined();
  expect(text({ plugins: [() => ({ name: 'own' })] })).toBeUndefined();
  const vcs = {
    initialize: (_: unknown) => {},
    getFileCreationInfo: async (_: string) => null,
    getFileLastUpdateInfo: async (_: string) => null,
  };
  expect(text({ future: { experimental_vcs: vcs } })).toBeUndefined();
  expect(text({ customFields: { one: shared, two: shared } })).toBeDefined();
});
