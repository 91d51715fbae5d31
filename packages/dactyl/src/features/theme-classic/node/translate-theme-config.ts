/** Writes the texts of navbar and footer to `navbar.json` and `footer.json`, and inserts their translations. */
import type { TranslationFile, TranslationMessages } from '../../../node/plugin-api/types.js';
import type { Json, JsonObject } from '../../../shared/json.js';

/** Items of navbar and footer, with the fields that contain texts. */
interface Item extends JsonObject {
  label?: string;
  title?: string;
  items?: Item[];
  dropdownItemsBefore?: Item[];
  dropdownItemsAfter?: Item[];
}

/** Fields in which an item of the navbar may contain others. */
const NESTED = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

interface Navbar extends JsonObject {
  title?: string;
  logo?: JsonObject & { alt?: string };
  items?: Item[];
}

interface Footer extends JsonObject {
  copyright?: string;
  logo?: JsonObject & { alt?: string };
  links?: Item[];
}

export function themeTranslationFiles(themeConfig: JsonObject): TranslationFile[] {
  const navbar = asObject<Navbar>(themeConfig.navbar);
  const footer = asObject<Footer>(themeConfig.footer);
  return [
    ...(navbar ? [{ path: 'navbar', content: navbarMessages(navbar) }] : []),
    ...(footer ? [{ path: 'footer', content: footerMessages(footer) }] : []),
  ];
}

export function translateThemeConfig(args: {
  themeConfig: JsonObject;
  translationFiles: Record<string, TranslationFile>;
}): JsonObject {
  const { themeConfig, translationFiles } = args;
  const navbar = asObject<Navbar>(themeConfig.navbar);
  const footer = asObject<Footer>(themeConfig.footer);
  return {
    ...themeConfig,
    ...(navbar ? { navbar: translateNavbar(navbar, lookUp(translationFiles.navbar)) } : {}),
    ...(footer ? { footer: translateFooter(footer, lookUp(translationFiles.footer)) } : {}),
  };
}

type LookUp = <Text extends string | undefined>(key: string, text: Text) => Text | string;

function lookUp(file: TranslationFile | undefined): LookUp {
  return (key, text) => (text === undefined ? text : (file?.content[key]?.message ?? text));
}

function navbarMessages({ title, logo, items = [] }: Navbar): TranslationMessages {
  const labels = items
    .flatMap((item) => [item, ...NESTED.flatMap((key) => item[key] ?? [])])
    .flatMap((item) => item.label ?? []);
  return {
    ...message('title', title, 'The title in the navbar'),
    ...message('logo.alt', logo?.alt, 'The alt text of the navbar logo'),
    ...Object.assign({}, ...labels.map((label) => message(`item.label.${label}`, label, `Navbar item "${label}"`))),
  };
}

function footerMessages({ copyright, logo, links = [] }: Footer): TranslationMessages {
  const titles = links.flatMap((link) => link.title ?? []);
  const labels = links.flatMap((link) => [link, ...(link.items ?? [])]).flatMap((link) => link.label ?? []);
  return {
    ...Object.assign({}, ...titles.map((title) => message(`link.title.${title}`, title, `Footer column "${title}"`))),
    ...Object.assign(
      {},
      ...labels.map((label) => message(`link.item.label.${label}`, label, `Footer link "${label}"`)),
    ),
    ...message('copyright', copyright, 'The copyright line in the footer'),
    ...message('logo.alt', logo?.alt, 'The alt text of the footer logo'),
  };
}

function message(key: string, text: string | undefined, description: string): TranslationMessages {
  return text ? { [key]: { message: text, description } } : {};
}

function translateNavbar(navbar: Navbar, text: LookUp): JsonObject {
  const item = (entry: Item): Item => ({
    ...entry,
    ...(entry.label === undefined ? {} : { label: text(`item.label.${entry.label}`, entry.label) }),
    ...Object.fromEntries(NESTED.flatMap((key) => (entry[key] ? [[key, entry[key].map(item)]] : []))),
  });
  return {
    ...navbar,
    ...(navbar.title === undefined ? {} : { title: text('title', navbar.title) }),
    ...translatedLogo(navbar.logo, text),
    items: (navbar.items ?? []).map(item),
  };
}

function translateFooter(footer: Footer, text: LookUp): JsonObject {
  const link = (entry: Item): Item => ({
    ...entry,
    ...(entry.title ? { title: text(`link.title.${entry.title}`, entry.title) } : {}),
    ...(entry.label ? { label: text(`link.item.label.${entry.label}`, entry.label) } : {}),
    ...(entry.items ? { items: entry.items.map(link) } : {}),
  });
  return {
    ...footer,
    ...(footer.copyright === undefined ? {} : { copyright: text('copyright', footer.copyright) }),
    ...translatedLogo(footer.logo, text),
    links: (footer.links ?? []).map(link),
  };
}

function translatedLogo(logo: (JsonObject & { alt?: string }) | undefined, text: LookUp): JsonObject {
  return logo?.alt === undefined ? {} : { logo: { ...logo, alt: text('logo.alt', logo.alt) } };
}

/** The theme has validated its configuration before this runs, so an object has the known shape. */
function asObject<Shape extends JsonObject>(value: Json | undefined): Shape | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Shape) : undefined;
}
