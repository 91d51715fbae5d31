/** Puts the document that runs live code into the output. */
import path from 'node:path';
import { linkOrCopyFile } from '../base/files.js';
import { LIVE_FRAME_FILE } from '../../shared/live-frame.js';
import type { Site } from '../site/types.js';
import { makeLiveFrame, type BundleRequests } from '../bundle/load-bundle.js';

export async function copyLiveFrame(site: Site, requests: BundleRequests, outDir: string): Promise<void> {
  const file = await makeLiveFrame(site, requests);
  await linkOrCopyFile(file, path.join(outDir, LIVE_FRAME_FILE));
}
