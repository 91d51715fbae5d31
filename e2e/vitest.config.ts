import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'website',
          // One browser and one set of servers at a time: the machines of CI are small.
          fileParallelism: false,
          sequence: { groupOrder: 0 },
          include: ['**/*.test.ts'],
          exclude: ['failing/**', 'islands/**', 'theme/**', '**/node_modules/**', '.tmp/**'],
          globalSetup: 'setup/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          include: ['islands/*.test.ts'],
          globalSetup: 'setup/islands-setup.ts',
          // These tests mostly wait for pages: two files at a time take two thirds of the time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'theme',
          include: ['theme/*.test.ts'],
          globalSetup: 'setup/theme-setup.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'failing',
          include: ['failing/*.test.ts'],
          globalSetup: 'setup/failing-setup.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
