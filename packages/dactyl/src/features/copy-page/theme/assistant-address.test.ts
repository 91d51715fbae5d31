import { expect, it } from 'vitest';
import { assistantAddress } from './assistant-address.js';

it('puts the question into the address, encoded', () => {
  const page = { prompt: 'Read https://a.example/x.md?b&c "d"', url: 'https://a.example/x.md?b&c' };
  expect(assistantAddress({ label: 'Claude', url: 'https://claude.ai/new?q={prompt}' }, page)).toBe(
    'https://claude.ai/new?q=Read%20https%3A%2F%2Fa.example%2Fx.md%3Fb%26c%20%22d%22',
  );
  const own = { label: 'Own', url: 'own:{url}#{prompt}#{other}' };
  expect(assistantAddress(own, { prompt: 'a b', url: 'c/d' })).toBe('own:c%2Fd#a%20b#{other}');
});
