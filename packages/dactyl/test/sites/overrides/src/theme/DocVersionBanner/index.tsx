import Link from '@docusaurus/Link';
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';

/** Ejected: one sentence about versions that are no longer cared for. */
export default function DocVersionBanner({ className }: { className?: string }) {
  const { banner, label, pluginId } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  if (!banner) return null;
  return (
    <p className={className} data-banner={banner}>
      {`You read ${label}. `}
      <Link to={latestDocSuggestion?.path ?? latestVersionSuggestion.path}>Read {latestVersionSuggestion.label}</Link>
    </p>
  );
}
