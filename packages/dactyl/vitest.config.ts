import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Theme components import each other by public name; without a site there is one layer.
    alias: [{ find: /^@theme\//, replacement: `${fileURLToPath(new URL('src/theme', import.meta.url))}/` }],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
});
