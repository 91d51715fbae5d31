import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

export default function VersionsPage() {
  return (
    <Layout title="Versions">
      <main>
        <h1>Versions</h1>
        <ul>
          {useVersions().map(({ name, label, path }) => (
            <li key={name}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
