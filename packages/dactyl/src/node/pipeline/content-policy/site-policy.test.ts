import { expect, it } from 'vitest';
import { createSiteConfig } from '../../../../test/plugin-context.js';
import type { PolicySources } from '../../config/types.js';
import type { LocaleSite } from '../../site/types.js';
import { sitePolicy } from './site-policy.js';

function policyOf(own: { directives?: PolicySources; headTags?: string; plugin?: PolicySources }) {
  const { directives = {}, headTags = '', plugin } = own;
  const siteConfig = createSiteConfig({ csp: { meta: true, headers: false, directives } });
  const plugins = [{ plugin: { name: 'p', unstable_getPolicySources: () => plugin } }];
  const htmlTags = { headTags, preBodyTags: '', postBodyTags: '' };
  // The cast: the fields that are read.
  return sitePolicy({ siteConfig, plugins, htmlTags } as unknown as LocaleSite);
}

it('allows what the configuration, its tags and plugins name', () => {
  const policy = policyOf({
    directives: { 'connect-src': ['https://api.example'] },
    headTags:
      '<script async src="https://cdn.example/a.js?b"></script><link rel="preconnect" href="https://no.example">',
    plugin: { 'connect-src': ['https://plugin.example'] },
  });
  expect(policy?.sources['script-src']).toEqual(["'self'", 'https://cdn.example']);
  expect(policy?.sources['connect-src']).toEqual(["'self'", 'https://plugin.example', 'https://api.example']);
});

it('is none where the site wants none', () => {
  // The cast: the field that is read.
  expect(sitePolicy({ siteConfig: createSiteConfig() } as LocaleSite)).toBeUndefined();
});
