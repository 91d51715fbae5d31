import type { ComponentType, ReactNode } from 'react';
import type { TocItem } from '../../../shared/toc.js';
import { createRequiredContext, useRequiredContext } from '../../../react/format/theme-common/required-context.js';
import type { DocFrontMatter, DocMetadata } from './types.js';

/** Exports of a compiled doc besides its component. */
export interface DocValue {
  frontMatter: DocFrontMatter;
  metadata: DocMetadata;
  assets: { image?: string };
  contentTitle: string | undefined;
  toc: TocItem[];
}

export type DocContent = ComponentType & DocValue;

const DocContext = createRequiredContext<DocValue>('doc', { always: true });

export function DocProvider({ content, children }: { content: DocContent; children: ReactNode }) {
  const { frontMatter, metadata, assets, contentTitle, toc } = content;
  return <DocContext value={{ frontMatter, metadata, assets, contentTitle, toc }}>{children}</DocContext>;
}

/**
 * The doc around the calling component.
 *
 * @throws UsageError outside of a docs page.
 */
export function useDoc(): DocValue {
  return useRequiredContext(DocContext, { hook: 'useDoc', provider: 'DocProvider' });
}
