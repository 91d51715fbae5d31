import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Theme components import each other by public name; without a site there is one layer.
    alias: [
      {
        find: /^@theme(?:-original|-init)?\//,
        replacement: `${fileURLToPath(new URL('src/theme', import.meta.url))}/`,
      },
    ],
  },
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*', 'test/site/**', 'test/.tmp/**', '**/node_modules/**'],
          // Vitest would leave one of two cores idle.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What is timed in a browser has the machine for itself.
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Builds real sites with the compiled package, which the setup brings up to date. A build of a small site uses
        // one core most of the time.
        extends: true,
        test: {
          name: 'sites',
          include: ['test/site/*.test.ts'],
          globalSetup: 'test/site/global-setup.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
