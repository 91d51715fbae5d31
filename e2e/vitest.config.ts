import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One browser and one set of servers at a time: the machines of CI are small.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'website',
          include: ['**/*.test.ts'],
          exclude: ['islands/**', '**/node_modules/**', '.tmp/**'],
          globalSetup: 'setup/global-setup.ts',
        },
      },
      {
        extends: true,
        test: { name: 'islands', include: ['islands/*.test.ts'], globalSetup: 'setup/islands-setup.ts' },
      },
    ],
  },
});
