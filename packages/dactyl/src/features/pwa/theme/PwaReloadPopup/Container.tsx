import PwaReloadPopup from '@theme/PwaReloadPopup';
import { askToReload } from '../../../../react/ask-to-reload.js';
import { Region } from '../../../../react/region.js';
import { POPUP_ID } from '../../../../shared/offline.js';
import styles from '../styles.css?url';

/**
 * The message about a new version, on every page and hidden until `features/pwa/browser/popup.ts` shows it. Only a
 * component of the site that uses `onReload` needs React for that, and only when it is shown.
 */
export default function PwaReloadPopupContainer() {
  return (
    <Region name="update">
      {/* What appears inside is read out. */}
      <div id={POPUP_ID} data-styles={styles} aria-live="polite">
        <div data-pwa-popup="" hidden>
          <Message />
        </div>
      </div>
    </Region>
  );
}

/** An island around a component that calls the function; else nothing by itself. */
function Message() {
  // In an object: whether anybody listens is for the component to say.
  const props = { onReload: askToReload };
  return <PwaReloadPopup {...props} />;
}
