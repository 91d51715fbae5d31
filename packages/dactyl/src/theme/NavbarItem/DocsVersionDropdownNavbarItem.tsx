import type { Props as NavbarItemProps } from '@theme/NavbarItem';
import DefaultNavbarItem, { type Props as DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { mainDocPath } from '../../features/docs/react/active-docs.js';
import type { GlobalVersion } from '../../features/docs/react/types.js';
import { useDocsVersionCandidates } from '../../features/docs/react/layout-links.js';
import { useActiveVersion, useVersions } from '../../features/docs/react/use-active-docs.js';
import { preferVersion, useVersionLinks } from '../../features/docs/react/version-links.js';
import { useDocusaurusContext } from '../../react/site-context.js';
import { listNames, UsageError } from '../../react/format/theme-common/usage-error.js';
import { translate } from '../../react/Translate.js';
import { versionKey } from '../../shared/version-links.js';

export interface Props extends DefaultNavbarItemProps {
  docsPluginId?: string;
  dropdownItemsBefore: readonly NavbarItemProps[];
  dropdownItemsAfter: readonly NavbarItemProps[];
  /** The versions in the menu, in their order. Default: all versions. */
  versions?: readonly string[] | Record<string, { label?: string }>;
  /** Whether the label is never marked as active. */
  dropdownActiveClassDisabled?: boolean;
}

const NEVER = '(?!)';

type VersionList = [GlobalVersion, ...GlobalVersion[]];

/** The versions in the menu, with their labels. */
function listVersions(all: readonly GlobalVersion[], wanted: Props['versions']): VersionList {
  const names: readonly (readonly [string, { label?: string }])[] =
    wanted === undefined || isList(wanted)
      ? (wanted ?? all.map(({ name }) => name)).map((name) => [name, {}])
      : Object.entries(wanted);
  const listed = names.map(([name, { label }]) => {
    const version = all.find((each) => each.name === name);
    if (version) return { ...version, label: label ?? version.label };
    throw new UsageError(`The docs have no version "${name}", which the dropdown of versions names.`, {
      hint: `Versions: ${listNames(all.map((each) => each.name))}.`,
    });
  });
  return listed as VersionList; // never empty: docs have a version, and the schema rejects an empty list
}

function isList(versions: NonNullable<Props['versions']>): versions is readonly string[] {
  return Array.isArray(versions);
}

function toLink(version: GlobalVersion): { path: string; label: string } {
  return { path: mainDocPath(version), label: version.label };
}

/** A dropdown of docs versions. Each entry leads to the same doc in that version, or else to its first page. */
export default function DocsVersionDropdownNavbarItem(props: Props) {
  const { docsPluginId, dropdownActiveClassDisabled, dropdownItemsBefore, dropdownItemsAfter, versions, ...rest } =
    props;
  const listed = listVersions(useVersions(docsPluginId), versions);
  const active = useActiveVersion(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const listedAs = (version: GlobalVersion) => listed.find((each) => each.name === version.name);
  const [shown = listed[0]] = candidates.flatMap((version) => listedAs(version) ?? []);

  // With a single version, no page names alternates of versions, because each would be its own.
  const { currentLocale } = useDocusaurusContext().i18n;
  const samePage = active && currentLocale;

  const versionLinks = useVersionLinks(docsPluginId, (version) => {
    const { path, label } = toLink(listedAs(version) ?? shown);
    return { path, label };
  });

  const links = listed.map((version) => ({
    label: version.label,
    to: mainDocPath(version),
    exact: true,
    'data-alternate': listed.length > 1 ? versionKey(docsPluginId ?? 'default', version.name) : samePage,
    ...preferVersion(docsPluginId, version),
    ...(version.name === active?.name ? markCurrent(props.mobile) : {}),
  }));
  const items = [...dropdownItemsBefore, ...links, ...changesLink(active), ...dropdownItemsAfter];
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

/** To what differs from the version before, in docs that have such pages. */
function changesLink(version: GlobalVersion | undefined) {
  if (!version?.changes) return [];
  const { path, since } = version.changes;
  const label = translate(
    {
      id: 'theme.docs.changes.link',
      message: 'What changed since {since}',
      description: 'In the dropdown of versions: leads to what differs from the version before',
    },
    { since },
  );
  return [{ label, to: path, exact: true }];
}

/** The version is part of the region's identity, so the markup may depend on it. */
function markCurrent(mobile: boolean | undefined) {
  return { className: mobile ? 'menu__link--active' : 'dropdown__link--active', 'aria-current': 'true' };
}
