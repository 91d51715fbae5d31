/** What components inside of a doc learn from the hooks of the docs plugin. */
import {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useDoc,
  useDocById,
  useDocVersionSuggestions,
  useDocsSidebar,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import Data from './Data.jsx';

export default function DocProbe() {
  const { metadata, frontMatter, assets, contentTitle, toc } = useDoc();
  const { activeVersion, activeDoc, alternateDocVersions } = useActiveDocContext();
  const inPluginAndVersion = useActivePluginAndVersion();
  return (
    <>
      <Data name="doc" value={{ metadata, frontMatter, assets, contentTitle, toc }} />
      <Data name="version" value={useDocsVersion()} />
      <Data name="sidebar" value={useDocsSidebar()} />
      <Data name="breadcrumbs" value={useSidebarBreadcrumbs()} />
      <Data name="docById" value={useDocById('guides/start')} />
      <Data name="noDocById" value={useDocById(undefined)} />
      <Data name="activePlugin" value={useActivePlugin()?.pluginId} />
      <Data name="activeVersion" value={useActiveVersion()?.name} />
      <Data name="activeVersionOfCommunity" value={useActiveVersion('community')?.name} />
      <Data
        name="activePluginAndVersion"
        value={[inPluginAndVersion?.activePlugin.pluginId, inPluginAndVersion?.activeVersion?.name]}
      />
      <Data name="activeDocContext" value={{ version: activeVersion?.name, activeDoc, alternateDocVersions }} />
      <Data name="suggestions" value={useDocVersionSuggestions()} />
    </>
  );
}
