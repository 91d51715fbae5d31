/** Configuration, plugins and tags of a locale → what its policy allows; `undefined` for a site without a policy. */
import type { PolicySources } from '../../config/types.js';
import type { LocaleSite } from '../../site/types.js';
import { findInlineCode } from './inline-code.js';
import { allowedSources, sourcesOfTags, TRUSTED_TYPES, type SitePolicy } from './policy.js';

export function sitePolicy({ siteConfig, plugins, htmlTags }: LocaleSite): SitePolicy | undefined {
  const { csp } = siteConfig;
  if (csp === false) return undefined;
  const tags = findInlineCode(Object.values(htmlTags).join('\n'));
  const trusted = csp.trustedTypes ? TRUSTED_TYPES : {};
  const ofPlugins = plugins.flatMap(({ plugin }): PolicySources[] => {
    const sources = plugin.unstable_getPolicySources?.();
    return sources ? [csp.trustedTypes ? sources : withoutTrustedTypes(sources)] : [];
  });
  return { meta: csp.meta, sources: allowedSources(trusted, sourcesOfTags(tags), ...ofPlugins, csp.directives) };
}

/** Without the option, the directive would forbid all policies but the named ones. */
function withoutTrustedTypes({ 'trusted-types': _, ...sources }: PolicySources): PolicySources {
  return sources;
}
