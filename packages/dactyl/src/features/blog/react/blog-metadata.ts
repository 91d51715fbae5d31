import { useRouteContext } from '../../../react/route-context.js';
import { UsageError } from '../../../react/format/theme-common/usage-error.js';
import type { BlogMetadata } from './types.js';

/**
 * Title and paths of the blog that the page belongs to.
 *
 * @throws UsageError on routes without blog metadata.
 */
export function useBlogMetadata(): BlogMetadata {
  const { data, plugin } = useRouteContext();
  if (data?.['blogMetadata']) {
    // The cast: the blog plugin put it into the route's context, which is JSON.
    return data['blogMetadata'] as unknown as BlogMetadata;
  }
  throw new UsageError(`The route of ${plugin.name} (id "${plugin.id}") has no blog metadata.`, {
    hint: 'Call useBlogMetadata() on blog posts and author pages.',
  });
}
