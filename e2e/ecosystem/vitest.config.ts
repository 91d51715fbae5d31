/** `npm run test:ecosystem`: apart from the other tests, because it installs packages. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ecosystem',
    include: ['*.test.ts'],
    globalSetup: 'setup.ts',
    // Sites with one of the larger packages take a minute on a machine that does other things, too.
    testTimeout: 0,
    hookTimeout: 0,
    expect: { poll: { timeout: 60_000 } },
  },
});
