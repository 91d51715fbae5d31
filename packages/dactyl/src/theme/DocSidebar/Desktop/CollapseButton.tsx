import IconArrow from '@theme/Icon/Arrow';
import { translate } from '../../../runtime/Translate.js';

export default function CollapseButton() {
  return (
    <button
      type="button"
      className="clean-btn dactyl-sidebar__collapse"
      data-sidebar-toggle=""
      title={translate({
        id: 'theme.docs.sidebar.collapseButtonTitle',
        message: 'Collapse sidebar',
        description: 'Title of the button that hides the docs sidebar',
      })}
      aria-label={translate({
        id: 'theme.docs.sidebar.collapseButtonAriaLabel',
        message: 'Collapse sidebar',
        description: 'Label of the button that hides the docs sidebar',
      })}
    >
      <IconArrow />
    </button>
  );
}
