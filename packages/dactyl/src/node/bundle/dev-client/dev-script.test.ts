import path from 'node:path';
import { expect, it } from 'vitest';
import { PACKAGE_ROOT } from '../package-root.js';
import { devScript } from './dev-script.js';

it.each([
  ['of the package for which no file was made', path.join(PACKAGE_ROOT, 'features/docs/browser/main.js')],
  // From the folder of these files, it would lead back to a file of the package.
  ['of a site beside the package', path.resolve(PACKAGE_ROOT, '../../package.json')],
])('leaves a script %s as it is', (_which, file) => {
  expect(devScript(file)).toBe(file);
});
