import Translate, { translate } from '../../../react/Translate.js';

export interface Props {
  /** Shows the new version. A button with the attribute `data-pwa-reload` does the same, without React. */
  onReload: () => void;
}

/** The message for readers in offline mode that a new version of the site is available. */
export default function PwaReloadPopup(_: Props) {
  return (
    <div className="dactyl-reload-popup">
      <p className="dactyl-reload-popup__text">
        <Translate
          id="theme.PwaReloadPopup.info"
          description="The text for the reload popup of a site that is read offline"
        >
          New version available
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" data-pwa-reload="">
        <Translate
          id="theme.PwaReloadPopup.refreshButtonText"
          description="The text of the button that shows the new version"
        >
          Refresh
        </Translate>
      </button>
      <button
        type="button"
        className="clean-btn dactyl-icon-button"
        data-pwa-close=""
        aria-label={translate({
          id: 'theme.PwaReloadPopup.closeButtonAriaLabel',
          message: 'Close',
          description: 'The ARIA label of the button that closes the reload popup',
        })}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" className="dactyl-icon" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
