import { expect, it } from 'vitest';
import { Redirect } from '../../src/react/Redirect.js';
import { renderPage } from './render-page.js';

it('a redirection tells search engines the whole address of its target', () => {
  const { head } = renderPage(<Redirect to="/docs/hi" />, { pathname: '/old' });
  expect(head.tags).toContain('<link data-rh="true" rel="canonical" href="https://test.example/docs/hi">');
  expect(head.tags).toContain('content="0; url=/docs/hi"');
});
