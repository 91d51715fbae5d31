import IconArrow from '@theme/Icon/Arrow';
import { alone } from '../../../DocSidebar/alone.js';
import { translate } from '../../../../react/Translate.js';

export interface Props {
  /** Called where React runs; elsewhere the boot script expands the sidebar. */
  toggleSidebar?: () => void;
}

/** The strip in place of a hidden sidebar. CSS shows it only while the sidebar is hidden. */
export default function DocRootLayoutSidebarExpandButton({ toggleSidebar }: Props) {
  return (
    <button
      type="button"
      className="dactyl-sidebar__expand"
      data-sidebar-toggle=""
      onClick={alone(toggleSidebar)}
      title={translate({
        id: 'theme.docs.sidebar.expandButtonTitle',
        message: 'Expand sidebar',
        description: 'Title of the button that shows the docs sidebar',
      })}
      aria-label={translate({
        id: 'theme.docs.sidebar.expandButtonAriaLabel',
        message: 'Expand sidebar',
        description: 'Label of the button that shows the docs sidebar',
      })}
    >
      <IconArrow />
    </button>
  );
}
