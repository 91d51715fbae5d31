import { expect, it } from 'vitest';

import { SiteError } from './site-error.js';

it('lets what is not known of an error hide nothing that is known of its place', () => {
  const error = new SiteError('The title is missing.', { file: undefined, line: 3, hint: undefined });
  expect({ file: '/site/docs/a.md', line: 1, ...error.details }).toEqual({ file: '/site/docs/a.md', line: 3 });
});
