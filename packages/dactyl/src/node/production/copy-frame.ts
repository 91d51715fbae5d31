/** Puts a document for frames into the output. */
import path from 'node:path';
import { linkOrCopyFile } from '../base/files.js';
import type { unstable_FrameDocument } from '../plugin-api/types.js';
import type { Site } from '../site/types.js';
import { makeFrame, type BundleRequests } from '../bundle/load-bundle.js';

export interface CopyFrameInput {
  site: Site;
  requests: BundleRequests;
  outDir: string;
}

export async function copyFrame(
  frame: unstable_FrameDocument,
  { site, requests, outDir }: CopyFrameInput,
): Promise<void> {
  const made = await makeFrame(site, frame, requests);
  await linkOrCopyFile(made, path.join(outDir, frame.file));
}
