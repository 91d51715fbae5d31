import type { ComponentType } from 'react';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import { useIsBelow } from '../react/format/theme-common/navbar-sections.js';
import type { NavbarItemConfig } from '../react/format/theme-common/theme-config.js';
import { listNames, UsageError } from '../react/format/theme-common/usage-error.js';

export interface Props extends NavbarItemConfig {
  /** Whether the item is in the mobile menu. */
  mobile?: boolean;
}

/** An item of the navbar, rendered by the component of its type. */
export default function NavbarItem({ onlyBelow, ...props }: Props) {
  return onlyBelow === undefined ? <ItemOfType {...props} /> : <ItemOfSection {...props} path={onlyBelow} />;
}

function ItemOfSection({ path, ...props }: Props & { path: string }) {
  return useIsBelow(path) ? <ItemOfType {...props} /> : null;
}

function ItemOfType({ type, ...props }: Props) {
  const name = type === undefined || type === 'default' ? (props.items ? 'dropdown' : 'default') : type;
  // The cast: each component takes the fields of its own type, which the configuration's schema has checked.
  const Item = ComponentTypes[name] as ComponentType<Omit<Props, 'type'>> | undefined;
  if (Item) return <Item {...props} />;
  throw new UsageError(`It has the unknown type "${name}".`, {
    key: 'themeConfig.navbar.items',
    hint: `Types: ${listNames(Object.keys(ComponentTypes))}. A custom type needs an entry in src/theme/NavbarItem/ComponentTypes.`,
  });
}
