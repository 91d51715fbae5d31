import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { RENDERER_LANGUAGES } from './prism-scripts.js';

/** Other tests of this process add languages to the same object. Functions such as `extend` are in it, too. */
const LIST = `
  import { Prism } from 'prism-react-renderer';
  const bundled = Object.entries(Prism.languages).filter(([, grammar]) => typeof grammar === 'object');
  console.log(JSON.stringify(bundled.map(([name]) => name)));
`;

it('knows the languages that prism-react-renderer bundles', () => {
  const args = ['--input-type=module', '--eval', LIST];
  const printed = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(RENDERER_LANGUAGES).toEqual(JSON.parse(printed));
});
