import type { MouseEventHandler } from 'react';
import IconArrow from '@theme/Icon/Arrow';
import { translate } from '../../../react/Translate.js';
import { alone } from '../alone.js';

export interface Props {
  /** Called where React runs; elsewhere the boot script does the same. */
  onClick?: MouseEventHandler;
}

export default function CollapseButton({ onClick }: Props) {
  return (
    <button
      type="button"
      className="dactyl-sidebar__collapse"
      data-sidebar-toggle=""
      onClick={alone(onClick)}
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
