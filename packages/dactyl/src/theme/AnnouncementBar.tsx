import clsx from 'clsx';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { useThemeConfig } from '../react/format/theme-common/theme-config.js';

/**
 * The announcement bar above the navbar. It is always in the HTML; CSS hides it before the first paint if the reader has
 * dismissed it. The button receives its behaviour as an attribute, so that a replacement which passes on its props works
 * without React.
 */
export default function AnnouncementBar() {
  const { announcementBar } = useThemeConfig();
  if (!announcementBar) return null;
  const { id, backgroundColor, textColor, isCloseable } = announcementBar;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, 'dactyl-announcement-bar')}
      role="banner"
      data-announcement={id}
      style={{ backgroundColor, color: textColor }}
    >
      {isCloseable && <div className="dactyl-announcement-bar__spacer" />}
      <Content className="dactyl-announcement-bar__content" />
      {isCloseable && <CloseButton className="dactyl-announcement-bar__close" data-announcement-close="" />}
    </div>
  );
}
