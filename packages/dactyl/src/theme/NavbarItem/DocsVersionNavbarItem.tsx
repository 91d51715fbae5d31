import DefaultNavbarItem, { type Props as DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';
import { useDocsVersionCandidates } from '../../features/docs/react/layout-links.js';
import { mainDocPath } from '../../features/docs/react/active-docs.js';
import { useVersionLinks } from '../../features/docs/react/version-links.js';

export interface Props extends DefaultNavbarItemProps {
  docsPluginId?: string;
}

/** A link to the current docs version, or outside of the docs to the version that is chosen for the reader. */
export default function DocsVersionNavbarItem({ docsPluginId, label, to, ...props }: Props) {
  const [version] = useDocsVersionCandidates(docsPluginId);
  const versionLinks = useVersionLinks(docsPluginId, (option) => ({
    path: to ?? mainDocPath(option),
    ...(label === undefined && { label: option.label }),
  }));
  return (
    <DefaultNavbarItem {...versionLinks} {...props} label={label ?? version.label} to={to ?? mainDocPath(version)} />
  );
}
