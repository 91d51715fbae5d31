import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // These tests often wait for pages: two files at a time take two thirds of the time.
    maxWorkers: 2,
    // In CI a window that the busy machine leaves waiting gets a second chance, and the report says so. What is wrong is
    // wrong twice; at the desk nothing is repeated.
    retry: process.env['CI'] === 'true' ? 1 : 0,
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
