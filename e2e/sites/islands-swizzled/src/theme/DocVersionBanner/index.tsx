import { useActivePlugin, useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import { useState } from 'react';

/** An ejected banner that readers may put away. */
export default function DocVersionBanner({ className }: { className?: string }) {
  const { banner, label } = useDocsVersion();
  const pluginId = useActivePlugin({ failfast: true })?.pluginId;
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  const [isAway, setAway] = useState(false);
  if (!banner || isAway) return null;
  return (
    <div className={`${className ?? ''} ${ThemeClassNames.docs.docVersionBanner}`} data-testid="banner">
      {`${label} is ${banner}. `}
      <Link to={latestDocSuggestion?.path ?? latestVersionSuggestion.path}>Latest</Link>
      <button type="button" onClick={() => setAway(true)}>
        Put away
      </button>
    </div>
  );
}
