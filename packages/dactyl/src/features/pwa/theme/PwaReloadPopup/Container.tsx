import PwaReloadPopup from '@theme/PwaReloadPopup';
import { askToReload } from '../../../../react/ask-to-reload.js';
import { Region } from '../../../../react/region.js';
import { POPUP_ID } from '../../../../shared/offline.js';
import styles from '../styles.css?url';

/**
 * The message about a new version, on every page and hidden until `features/pwa/browser/popup.ts` shows it. React is needed
 * only for a site's own component that uses `onReload`, and only when the message is shown.
 */
export default function PwaReloadPopupContainer() {
  return (
    <Region name="update">
      {/* A live region: screen readers announce the message when it appears. */}
      <div id={POPUP_ID} data-styles={styles} aria-live="polite">
        <div data-pwa-popup="" hidden>
          <Message />
        </div>
      </div>
    </Region>
  );
}

/** Becomes an island only if the component inside calls the function. */
function Message() {
  // Passed by spread: analysis would take a handler passed by name as proof that the component is interactive.
  const props = { onReload: askToReload };
  return <PwaReloadPopup {...props} />;
}
