import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // These tests often wait for pages: two files at a time take two thirds of the time.
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'website',
          include: ['**/*.test.ts'],
          exclude: ['failing/**', 'islands/**', 'services/**', 'theme/**', '**/node_modules/**', '.tmp/**'],
          globalSetup: 'setup/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'islands',
          include: ['islands/*.test.ts'],
          globalSetup: 'setup/islands-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['services/*.test.ts'],
          globalSetup: 'setup/services-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'theme',
          include: ['theme/*.test.ts'],
          globalSetup: 'setup/theme-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'failing',
          include: ['failing/*.test.ts'],
          globalSetup: 'setup/failing-setup.ts',
        },
      },
    ],
  },
});
