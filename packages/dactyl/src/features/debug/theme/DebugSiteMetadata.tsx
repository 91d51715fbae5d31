import DebugLayout from '@theme/DebugLayout';
import { useDocusaurusContext } from '../../../react/site-context.js';
import Translate, { translate } from '../../../react/Translate.js';

interface SiteMetadata {
  docusaurusVersion: string;
  siteVersion?: string;
  pluginVersions: Record<string, { type: string; name?: string; version?: string }>;
}

/** The framework's version, that of the site, and all plugins with theirs. */
export default function DebugSiteMetadata() {
  // `node/site/site-metadata.ts` has made it.
  const { docusaurusVersion, siteVersion, pluginVersions } = useDocusaurusContext()
    .siteMetadata as unknown as SiteMetadata;
  return (
    <DebugLayout
      title={translate({ id: 'theme.Debug.metadata', message: 'Metadata', description: 'Name of a debug page' })}
    >
      <dl className="debug-facts">
        <div>
          <dt>
            <Translate id="theme.Debug.frameworkVersion" description="Label on a debug page">
              Version of the framework and of the site format
            </Translate>
          </dt>
          <dd data-debug="framework-version">{docusaurusVersion}</dd>
        </div>
        {siteVersion !== undefined && (
          <div>
            <dt>
              <Translate id="theme.Debug.siteVersion" description="Label on a debug page">
                Version of the site
              </Translate>
            </dt>
            <dd>{siteVersion}</dd>
          </div>
        )}
      </dl>
      <table className="debug-plugins">
        <thead>
          <tr>
            <th scope="col">
              <Translate id="theme.Debug.plugin" description="Heading of a column on a debug page">
                Plugin
              </Translate>
            </th>
            <th scope="col">
              <Translate id="theme.Debug.version" description="Heading of a column on a debug page">
                Version
              </Translate>
            </th>
            <th scope="col">
              <Translate id="theme.Debug.package" description="Heading of a column on a debug page">
                Where from
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(pluginVersions).map(([plugin, { type, name, version }]) => (
            <tr key={plugin}>
              <th scope="row">{plugin}</th>
              {/* Plugins in a site's own folder are as old as the site. */}
              <td>{version ?? siteVersion ?? type}</td>
              <td>{name ?? type}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DebugLayout>
  );
}
