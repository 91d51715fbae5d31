/** Loads the editor, and the component that runs code in the page or in a frame. */
import { pageSettings } from '../../../../browser/stores/page-settings.js';
import type { LivePlayground } from './LivePlayground.js';
import type { RunCode } from './RunCode.js';

export interface LiveParts {
  LivePlayground: typeof LivePlayground;
  Run: typeof RunCode;
}

/** A frame runs the code if the site's Content-Security-Policy forbids to run text as code. */
export async function loadParts(): Promise<LiveParts> {
  const isInFrame = pageSettings().liveFrame !== undefined;
  const [{ LivePlayground }, Run] = await Promise.all([
    import('./LivePlayground.js'),
    isInFrame
      ? import('./RunInFrame.js').then(({ RunInFrame }) => RunInFrame)
      : import('./RunCode.js').then(({ RunCode }) => RunCode),
  ]);
  return { LivePlayground, Run };
}
