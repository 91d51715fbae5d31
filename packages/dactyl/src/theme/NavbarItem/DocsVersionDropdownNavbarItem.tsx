import type { Props as NavbarItemProps } from '@theme/NavbarItem';
import DefaultNavbarItem, { type Props as DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { mainDocPath } from '../../runtime/docs/active-docs.js';
import { useDocsVersionCandidates } from '../../runtime/docs/layout-links.js';
import { getDocsVersionSearchTag } from '../../runtime/docs/search-tags.js';
import { useActiveVersion, useVersions } from '../../runtime/docs/use-active-docs.js';
import { translate } from '../../runtime/Translate.js';

export interface Props extends DefaultNavbarItemProps {
  docsPluginId?: string;
  dropdownItemsBefore: readonly NavbarItemProps[];
  dropdownItemsAfter: readonly NavbarItemProps[];
  dropdownActiveClassDisabled?: boolean;
}

/** The versions of the docs. Each entry leads to the same doc there, or else to the version's first page. */
export default function DocsVersionDropdownNavbarItem(props: Props) {
  const { docsPluginId, dropdownActiveClassDisabled, dropdownItemsBefore, dropdownItemsAfter, ...rest } = props;
  const versions = useVersions(docsPluginId);
  const active = useActiveVersion(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);

  const links = versions.map((version) => ({
    label: version.label,
    to: mainDocPath(version),
    'data-alternate': getDocsVersionSearchTag(docsPluginId ?? 'default', version.name),
    ...(version.name === active?.name && !dropdownActiveClassDisabled ? markCurrent(props.mobile) : {}),
  }));
  const items = [...dropdownItemsBefore, ...links, ...dropdownItemsAfter];
  if (items.length <= 1) return <DefaultNavbarItem {...rest} label={shown.label} to={mainDocPath(shown)} />;
  const menuTitle = translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
    description: 'Label of the versions in the mobile menu',
  });
  return (
    <DropdownNavbarItem
      {...rest}
      label={props.mobile ? menuTitle : shown.label}
      to={props.mobile ? undefined : mainDocPath(shown)}
      items={items}
    />
  );
}

/** The version is part of the region's variant, so this may be said in the markup. */
function markCurrent(mobile: boolean | undefined) {
  return { className: mobile ? 'menu__link--active' : 'dropdown__link--active', 'aria-current': 'true' };
}
