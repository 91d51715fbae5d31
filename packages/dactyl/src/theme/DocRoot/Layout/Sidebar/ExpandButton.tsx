import IconArrow from '@theme/Icon/Arrow';
import { translate } from '../../../../runtime/Translate.js';

/** The strip that a hidden sidebar leaves behind. CSS shows it only then. */
export default function DocRootLayoutSidebarExpandButton() {
  return (
    <button
      type="button"
      className="clean-btn dactyl-sidebar__expand"
      data-sidebar-toggle=""
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
