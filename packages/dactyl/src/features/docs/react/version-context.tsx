import type { ReactNode } from 'react';
import { createRequiredContext, useRequiredContext } from '../../../react/format/theme-common/required-context.js';
import { listNames, UsageError } from '../../../react/format/theme-common/usage-error.js';
import type { VersionDoc, VersionProps } from './types.js';

const DocsVersionContext = createRequiredContext<VersionProps>('docs version', { parts: ['docs', 'docsSidebars'] });

export function DocsVersionProvider({ version, children }: { version: VersionProps; children: ReactNode }) {
  return <DocsVersionContext value={version}>{children}</DocsVersionContext>;
}

/**
 * The docs version around the calling component.
 *
 * @throws UsageError outside of the docs.
 */
export function useDocsVersion(): VersionProps {
  return useRequiredContext(DocsVersionContext, { hook: 'useDocsVersion', provider: 'DocsVersionProvider' });
}

/**
 * A doc of the current version.
 *
 * @throws UsageError that lists the ids, when the version has no such doc.
 */
export function useDocById(id: string): VersionDoc;
export function useDocById(id: string | undefined): VersionDoc | undefined;
export function useDocById(id: string | undefined): VersionDoc | undefined {
  const { docs, version } = useDocsVersion();
  if (id === undefined) return undefined;
  const doc = docs[id];
  if (doc) return doc;
  throw new UsageError(`The docs version "${version}" has no doc with the id "${id}".`, {
    hint: `Doc ids: ${listNames(Object.keys(docs).sort())}.`,
  });
}
