import type { MarkdownPlugins } from '../types.js';

/** Picks the plugin lists from an object that has other fields too. */
export function pickPlugins(source: MarkdownPlugins): MarkdownPlugins {
  const { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins, recmaPlugins } = source;
  return { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins, recmaPlugins };
}

/** Whether any list has a plugin. */
export function hasPlugins(source: MarkdownPlugins): boolean {
  return Object.values(pickPlugins(source)).some((list: readonly unknown[]) => list.length > 0);
}
