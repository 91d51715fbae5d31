import type { MarkdownPlugins } from '../types.js';

/** The lists alone, of something that holds more. */
export function pickPlugins(source: MarkdownPlugins): MarkdownPlugins {
  const { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins, recmaPlugins } = source;
  return { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins, recmaPlugins };
}

/** Whether there is any. */
export function hasPlugins(source: MarkdownPlugins): boolean {
  return Object.values(pickPlugins(source)).some((list: readonly unknown[]) => list.length > 0);
}
