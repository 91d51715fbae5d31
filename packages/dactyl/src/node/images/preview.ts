/** A tiny image that stands for another until that one is loaded. */
import type { OpenImage } from './encoder.js';

const WIDTH = 16;
const QUALITY = 40;

/** As a data URL of about 150 bytes. */
export async function makePreview(image: OpenImage): Promise<string> {
  const { bytes } = await image.encode({ width: WIDTH, format: 'webp', quality: QUALITY });
  return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
}
