/** Configuration, plugins and tags of a locale → what its policy allows; `undefined` for a site without a policy. */
import type { PolicySources } from '../../config/types.js';
import type { LocaleSite } from '../../site/types.js';
import { findInlineCode } from './inline-code.js';
import { allowedSources, sourcesOfTags, type SitePolicy } from './policy.js';

export function sitePolicy({ siteConfig, plugins, htmlTags }: LocaleSite): SitePolicy | undefined {
  const { csp } = siteConfig;
  if (csp === false) return undefined;
  const tags = findInlineCode(Object.values(htmlTags).join('\n'));
  const ofPlugins = plugins.flatMap(({ plugin }): PolicySources[] => {
    const sources = plugin.unstable_getPolicySources?.();
    return sources ? [sources] : [];
  });
  return { meta: csp.meta, sources: allowedSources(sourcesOfTags(tags), ...ofPlugins, csp.directives) };
}
