import { expect, it } from 'vitest';
import { createSiteConfig } from '../../../../test/plugin-context.js';
import type { PolicySources } from '../../config/types.js';
import type { LocaleSite } from '../../site/types.js';
import { metaPolicy } from './policy.js';
import { sitePolicy } from './site-policy.js';

interface Own {
  directives?: PolicySources;
  headTags?: string;
  plugin?: PolicySources;
  trustedTypes?: boolean;
}

function policyOf({ directives = {}, headTags = '', plugin, trustedTypes = false }: Own) {
  const siteConfig = createSiteConfig({ csp: { meta: true, headers: false, trustedTypes, directives } });
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

it('names policies for Trusted Types where the site asks for them, and none otherwise', () => {
  const plugin = { 'trusted-types': ['default'] };
  const asked = policyOf({ trustedTypes: true, plugin, directives: { 'trusted-types': ['own'] } });
  expect(asked?.sources['trusted-types']).toEqual(['dactyl', "'allow-duplicates'", 'default', 'own']);
  expect(metaPolicy(asked?.sources ?? {}, { scripts: [], styles: [] })).toMatch(
    /; trusted-types dactyl 'allow-duplicates' default own; require-trusted-types-for 'script'$/,
  );
  expect(policyOf({ plugin })?.sources).not.toHaveProperty('trusted-types');
});

it('is none where the site wants none', () => {
  // The cast: the field that is read.
  expect(sitePolicy({ siteConfig: createSiteConfig() } as LocaleSite)).toBeUndefined();
});
