import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Theme components import each other by public name; without a site there is one layer.
    alias: [{ find: /^@theme\//, replacement: `${fileURLToPath(new URL('src/theme', import.meta.url))}/` }],
  },
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: ['test/site/**', 'test/.tmp/**', '**/node_modules/**'],
        },
      },
      {
        // Builds real sites with the compiled package, which the setup brings up to date.
        extends: true,
        test: { name: 'sites', include: ['test/site/*.test.ts'], globalSetup: 'test/site/global-setup.ts' },
      },
    ],
  },
});
