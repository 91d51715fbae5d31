/** The field `images` of the configuration → what engines need to know of it. */
import { BUILD_MESSAGES } from '../markdown/build-messages.js';
import { encoderVersion } from '../site/image-encoder.js';
import type { LocaleSite, Site } from '../site/types.js';
import type { ImageSettings } from './image-store.js';

/** `undefined` for sites whose images stay as they are. */
export function imageSettings({ siteDir, siteConfig: { images } }: Pick<Site, 'siteDir' | 'siteConfig'>) {
  if (!images?.responsive) return undefined;
  const encoder = encoderVersion(siteDir);
  if (encoder === undefined) return undefined;
  const { widths, formats, quality, preview } = images;
  return {
    widths: widths.toSorted((a, b) => a - b),
    formats,
    quality,
    hasPreview: preview,
    encoder,
  } satisfies ImageSettings;
}

/** Texts of the image as a button, and of the button that closes it, in two lines. */
export function zoomLabels({ siteConfig, data }: Pick<LocaleSite, 'siteConfig' | 'data'>): string | undefined {
  if (!siteConfig.images?.zoom) return undefined;
  const ids = ['theme.ImageZoom.enlarge', 'theme.AnnouncementBar.closeButtonAriaLabel'] as const;
  return ids.map((id) => data.codeTranslations[id] ?? BUILD_MESSAGES[id].message).join('\n');
}
