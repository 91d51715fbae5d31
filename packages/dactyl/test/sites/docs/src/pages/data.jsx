/** What components outside of the docs learn from the hooks of the docs plugin. */
import {
  getDocsVersionSearchTag,
  useActivePlugin,
  useAllDocsData,
  useDocsContextualSearchTags,
  useDocsData,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import Data from '../components/Data.jsx';

export default function DataPage() {
  return (
    <Layout title="Data">
      <main>
        <h1>Data</h1>
        <Data name="all" value={useAllDocsData()} />
        <Data name="community" value={useDocsData('community')} />
        <Data name="activePlugin" value={useActivePlugin()} />
        <Data name="versions" value={useVersions().map(({ name }) => name)} />
        <Data name="latest" value={useLatestVersion().name} />
        <Data name="latestOfCommunity" value={useLatestVersion('community').name} />
        <Data name="candidates" value={useDocsVersionCandidates().map(({ name }) => name)} />
        <Data name="preferred" value={useDocsPreferredVersion().preferredVersion} />
        <Data name="layoutDoc" value={useLayoutDoc('team', 'community')} />
        <Data name="layoutDraft" value={useLayoutDoc('late', 'community')} />
        <Data name="layoutSidebar" value={useLayoutDocsSidebar('community', 'community')} />
        <Data name="searchTags" value={useDocsContextualSearchTags()} />
        <Data name="searchTag" value={getDocsVersionSearchTag('community', '1.0')} />
      </main>
    </Layout>
  );
}
