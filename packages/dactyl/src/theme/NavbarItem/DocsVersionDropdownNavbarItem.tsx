import type { Props as NavbarItemProps } from '@theme/NavbarItem';
import DefaultNavbarItem, { type Props as DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { mainDocPath } from '../../runtime/docs/active-docs.js';
import { useDocsVersionCandidates } from '../../runtime/docs/layout-links.js';
import { useActiveVersion, useVersions } from '../../runtime/docs/use-active-docs.js';
import { preferVersion, useVersionLinks } from '../../runtime/docs/version-links.js';
import { useDocusaurusContext } from '../../runtime/site-context.js';
import { translate } from '../../runtime/Translate.js';
import { versionKey } from '../../shared/version-links.js';

export interface Props extends DefaultNavbarItemProps {
  docsPluginId?: string;
  dropdownItemsBefore: readonly NavbarItemProps[];
  dropdownItemsAfter: readonly NavbarItemProps[];
  /** Whether the label is never marked as active. */
  dropdownActiveClassDisabled?: boolean;
}

const NEVER = '(?!)';

/** The versions of the docs. Each entry leads to the same doc there, or else to the version's first page. */
export default function DocsVersionDropdownNavbarItem(props: Props) {
  const { docsPluginId, dropdownActiveClassDisabled, dropdownItemsBefore, dropdownItemsAfter, ...rest } = props;
  const versions = useVersions(docsPluginId);
  const active = useActiveVersion(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);

  // Where there is one version, each of its pages is its own counterpart, and none says so.
  const { currentLocale } = useDocusaurusContext().i18n;
  const samePage = active && currentLocale;

  const versionLinks = useVersionLinks(docsPluginId, (version) => ({
    path: mainDocPath(version),
    label: version.label,
  }));

  const links = versions.map((version) => ({
    label: version.label,
    to: mainDocPath(version),
    exact: true,
    'data-alternate': versions.length > 1 ? versionKey(docsPluginId ?? 'default', version.name) : samePage,
    ...preferVersion(docsPluginId, version),
    ...(version.name === active?.name ? markCurrent(props.mobile) : {}),
  }));
  const items = [...dropdownItemsBefore, ...links, ...dropdownItemsAfter];
  const neverActive = dropdownActiveClassDisabled && { activeBaseRegex: NEVER };
  if (items.length <= 1)
    return <DefaultNavbarItem {...rest} {...neverActive} label={shown.label} to={mainDocPath(shown)} />;
  const menuTitle = translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
    description: 'Label of the versions in the mobile menu',
  });
  return (
    <DropdownNavbarItem
      {...rest}
      {...neverActive}
      label={props.mobile ? menuTitle : shown.label}
      {...(props.mobile ? active && { 'data-open': '' } : { to: mainDocPath(shown), ...versionLinks })}
      items={items}
    />
  );
}

/** The version is part of the region's variant, so this may be said in the markup. */
function markCurrent(mobile: boolean | undefined) {
  return { className: mobile ? 'menu__link--active' : 'dropdown__link--active', 'aria-current': 'true' };
}
