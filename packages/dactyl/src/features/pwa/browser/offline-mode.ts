/** Decides whether this reader is in offline mode, by a table of strategies. */
import type { OfflineStrategy } from '../../../shared/offline.js';
import type { Installation } from './installation.js';

/** Viewports that the theme treats as phones and tablets. */
const MOBILE = '(max-width: 996px)';

export async function isOfflineMode(
  strategies: readonly OfflineStrategy[],
  installation: Pick<Installation, 'isInstalled'>,
): Promise<boolean> {
  const isTrue: Record<OfflineStrategy, () => boolean | Promise<boolean>> = {
    appInstalled: () => installation.isInstalled(),
    standalone: () => matchMedia('(display-mode: standalone)').matches || isHomeScreenApp(),
    queryString: () => new URLSearchParams(location.search).get('offlineMode') === 'true',
    mobile: () => matchMedia(MOBILE).matches,
    saveData: () => savesData(),
    always: () => true,
  };
  const answers = await Promise.all(strategies.map((strategy) => isTrue[strategy]()));
  return answers.includes(true);
}

/** On iOS. */
function isHomeScreenApp(): boolean {
  // The cast: Safari alone has the property.
  return (navigator as { standalone?: boolean }).standalone === true;
}

function savesData(): boolean {
  // The cast: the interface is not in the standard library's types, and not in every browser.
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
