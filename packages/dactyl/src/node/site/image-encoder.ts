/** Whether a site has what makes images in several sizes, and what it is told when it has not. */
import type { SiteConfig } from '../config/types.js';
import { type EncoderWish, findEncoder } from '../images/encoder.js';
import { packageVersion } from '../base/package-version.js';
import { SiteError } from '../base/site-error.js';

export function encoderWish(siteDir: string): EncoderWish {
  return { from: siteDir, neededFor: '"images.responsive"' };
}

/** `undefined` without an encoder. */
export function encoderVersion(siteDir: string): string | undefined {
  const file = lookFor(siteDir);
  return typeof file === 'string' ? (packageVersion(file) ?? '') : undefined;
}

/** A warning for a site whose images stay as they are because the encoder is missing. */
export function describeMissingEncoder({ images }: Pick<SiteConfig, 'images'>, siteDir: string): string[] {
  if (images?.responsive !== true) return [];
  const found = lookFor(siteDir);
  if (typeof found === 'string') return [];
  return [`${found.message} Images stay as they are until then. ${found.details.hint ?? ''}`.trim()];
}

function lookFor(siteDir: string): string | SiteError {
  try {
    return findEncoder(encoderWish(siteDir));
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
}
