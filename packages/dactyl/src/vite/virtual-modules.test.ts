import { expect, it } from 'vitest';
import { SiteError } from '../node/site-error.js';
import { assertGenerated } from './virtual-modules.js';

it('a generated module that does not exist is an error that names those that do', () => {
  const known = ['docusaurus.config', 'i18n'];
  const importer = '/site/src/pages/index.jsx';
  expect(() => assertGenerated('@generated/i18n', { importer, known })).not.toThrow();
  expect(() => assertGenerated('@generated/routes', { importer, known })).toThrow(
    new SiteError('The import "@generated/routes" names no module.', {
      file: importer,
      hint: 'There are: @generated/docusaurus.config, @generated/i18n.',
    }),
  );
});
