/** Whether a site has what makes images in several sizes, and what it is told when it has not. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/types.js';
import { type EncoderWish, findEncoder } from '../images/encoder.js';
import { SiteError } from '../base/site-error.js';

export function encoderWish(siteDir: string): EncoderWish {
  return { from: siteDir, neededFor: '"images.responsive"' };
}

/** `undefined` without an encoder. */
export function encoderVersion(siteDir: string): string | undefined {
  const file = lookFor(siteDir);
  return typeof file === 'string' ? versionOf(path.dirname(file)) : undefined;
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

function versionOf(folder: string): string {
  const manifest = path.join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }; // JSON
    if (version !== undefined) return version;
  }
  const parent = path.dirname(folder);
  return parent === folder ? '' : versionOf(parent);
}
