import clsx from 'clsx';
import { mainDocPath } from '../features/docs/react/active-docs.js';
import type { GlobalVersion, VersionProps } from '../features/docs/react/types.js';
import { useActivePlugin, useDocVersionSuggestions } from '../features/docs/react/use-active-docs.js';
import { preferVersion } from '../features/docs/react/version-links.js';
import { useDocsVersion } from '../features/docs/react/version-context.js';
import Link from '../react/Link.js';
import { useDocusaurusContext } from '../react/site-context.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import Translate from '../react/Translate.js';

export interface Props {
  className?: string;
}

/** Tells readers of an old or unreleased version where the current one is. */
export default function DocVersionBanner({ className }: Props) {
  const version = useDocsVersion();
  return version.banner ? <Banner className={className} version={version} /> : null;
}

function Banner({ className, version }: Props & { version: VersionProps }) {
  const { pluginId } = useActivePlugin({ failfast: true }) ?? {};
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  const target = latestDocSuggestion?.path ?? mainDocPath(latestVersionSuggestion);
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}
      role="alert"
    >
      <div>
        <Message version={version} />
      </div>
      <div className="margin-top--md">
        <Suggestion to={target} pluginId={pluginId} version={latestVersionSuggestion} />
      </div>
    </div>
  );
}

function Message({ version }: { version: VersionProps }) {
  const { title } = useDocusaurusContext().siteConfig;
  const values = { siteTitle: title, versionLabel: <b>{version.label}</b> };
  if (version.banner === 'unreleased') {
    return (
      <Translate
        id="theme.docs.versions.unreleasedVersionLabel"
        description="Banner on docs of a version that is not released yet"
        values={values}
      >
        {'These docs describe {siteTitle} {versionLabel}, which has not been released yet.'}
      </Translate>
    );
  }
  return (
    <Translate
      id="theme.docs.versions.unmaintainedVersionLabel"
      description="Banner on docs of a version that nobody maintains"
      values={values}
    >
      {'These docs describe {siteTitle} {versionLabel}, which is no longer maintained.'}
    </Translate>
  );
}

interface SuggestionProps {
  to: string;
  pluginId: string | undefined;
  version: GlobalVersion;
}

function Suggestion({ to, pluginId, version }: SuggestionProps) {
  const link = (
    <b>
      <Link to={to} {...preferVersion(pluginId, version)}>
        <Translate
          id="theme.docs.versions.latestVersionLinkLabel"
          description="Label of the link to the latest version"
        >
          latest version
        </Translate>
      </Link>
    </b>
  );
  return (
    <Translate
      id="theme.docs.versions.latestVersionSuggestionLabel"
      description="Leads readers of an old version to the latest one"
      values={{ latestVersionLink: link, versionLabel: version.label }}
    >
      {'The docs of the {latestVersionLink} ({versionLabel}) are up to date.'}
    </Translate>
  );
}
