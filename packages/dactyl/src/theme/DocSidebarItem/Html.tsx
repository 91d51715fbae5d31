import clsx from 'clsx';
import type { SidebarHtml } from '../../features/docs/react/types.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import { useHtml } from '../../react/use-html.js';
import type { SidebarItemProps } from './item-props.js';

export type Props = SidebarItemProps<SidebarHtml>;

export default function DocSidebarItemHtml({ item, level }: Props) {
  const { value, defaultStyle, className } = item;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        defaultStyle && ['menu__list-item', 'dactyl-menu__html'],
        className,
      )}
      dangerouslySetInnerHTML={useHtml(value)}
    />
  );
}
