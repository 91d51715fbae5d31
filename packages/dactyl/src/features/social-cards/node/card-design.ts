/** The design of a site's cards in one locale: everything but their texts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optionPlace } from '../../../node/config/option-place.js';
import { hashParts, hashText } from '../../../node/base/hash.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { isRecord } from '../../../shared/is-record.js';
import { findFontFaces, type FontFace } from './fonts/font-faces.js';
import { findTemplate, templateHash } from './load-template.js';
import type { SocialCardsOptions } from './options.js';
import { isInPackage, packageVersion } from './package-version.js';
import { rendererVersion } from './renderer.js';
import type { SocialCard } from './types.js';

/** Size that the large social networks recommend, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export interface CardDesign {
  /** Hash of all other fields, the renderer and our code. */
  seed: string;
  /** Props that are the same for all cards. */
  shared: Omit<SocialCard, 'title' | 'description' | 'date' | 'authors'>;
  /** Absolute; `undefined` for ours. */
  templateFile: string | undefined;
  faces: FontFace[];
  /** For dates. */
  locale: string;
  calendar: string;
}

export async function loadDesign(context: PluginContext, options: SocialCardsOptions): Promise<CardDesign> {
  const { siteDir, siteConfig, siteConfigPath: configFile, i18n } = context;
  const renderer = rendererVersion(siteDir);
  const faces = findFontFaces(options.fonts, { siteDir, configFile });
  const templateFile = options.template && (await findTemplate(options.template, { siteDir, configFile }));
  const { htmlLang: lang, direction, calendar } = i18n.localeConfigs[i18n.currentLocale] ?? NO_LOCALE;
  const logo = findLogo(context, options);
  const shared = {
    siteTitle: siteConfig.title,
    tagline: siteConfig.tagline,
    colors: options.colors,
    lang,
    direction,
    ...CARD_SIZE,
    ...(logo !== undefined && { logo }),
  };
  const seed = hashParts([
    renderer,
    await templateHash(templateFile),
    JSON.stringify([shared, i18n.currentLocale, calendar]),
    JSON.stringify(faces.map((face) => ({ ...face, file: path.basename(face.file) }))),
    ...fontVersions(faces),
  ]);
  return { seed, shared, templateFile, faces, locale: i18n.currentLocale, calendar };
}

/** Identity of a font file for the hash: the package's version, or the bytes of a site's own file. */
function fontVersions(faces: readonly FontFace[]): string[] {
  const [ofPackages, local] = [
    faces.filter(({ file }) => isInPackage(file)),
    faces.filter(({ file }) => !isInPackage(file)),
  ];
  const folders = new Map(ofPackages.map(({ file }) => [path.dirname(file), file]));
  return [...[...folders.values()].map(packageVersion), ...local.map(({ file }) => hashText(readFileSync(file)))];
}

const NO_LOCALE = { htmlLang: 'en', direction: 'ltr', calendar: 'gregory' } as const;

/** The logo as a data URL, because the renderer cannot read files. */
function findLogo({ siteDir, siteConfig, siteConfigPath }: PluginContext, options: SocialCardsOptions) {
  if (options.logo === false) return undefined;
  const name = options.logo ?? logoOfNavbar(siteConfig.themeConfig['navbar']);
  const type = IMAGE_TYPES[path.extname(name ?? '').toLowerCase()];
  const candidates = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder, `./${name}`));
  const file = candidates.find((candidate) => name !== undefined && existsSync(candidate));
  if (file !== undefined && type !== undefined) return `data:${type};base64,${readFileSync(file).toString('base64')}`;
  // The navbar's logo may be on another host; then cards have none.
  if (options.logo === undefined) return undefined;
  throw new SiteError(`The logo of social cards "${options.logo}" is not an image in a static folder.`, {
    ...optionPlace(siteConfigPath, ['logo'], options.logo),
    key: 'logo',
    hint: `Name a file of ${siteConfig.staticDirectories.join(' or ')} that ends in ${Object.keys(IMAGE_TYPES).join(', ')}.`,
  });
}

const IMAGE_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

function logoOfNavbar(navbar: unknown): string | undefined {
  const logo = isRecord(navbar) ? navbar['logo'] : undefined;
  const src = isRecord(logo) ? logo['src'] : undefined;
  return typeof src === 'string' ? src : undefined;
}
