/** Installs the packages, for all test files of a run. */
import type { TestProject } from 'vitest/node';
import { installPackages } from './install.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute folder whose `node_modules` holds the packages of others. */
    packagesDir: string;
  }
}

export default function setup(project: TestProject): void {
  project.provide('packagesDir', installPackages());
}
