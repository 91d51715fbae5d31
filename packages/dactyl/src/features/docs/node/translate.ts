/** Texts of the docs that locales translate in JSON: version labels, and labels in sidebars. */
import type { TranslationFile, TranslationMessages } from '../../../node/plugin-api/types.js';
import { localizedVersionFolder } from '../../../node/content/source-folders.js';
import { withNavigation } from './navigation.js';
import { type WrittenBadge, toBadge } from './sidebars/badge.js';
import {
  leftOut,
  type CategoryLink,
  type DocsContent,
  type LoadedVersion,
  type SidebarItem,
  type Sidebars,
} from './content-types.js';

/** One file per version, named like the folder of its translated docs. */
export function docsTranslationFiles(content: DocsContent): TranslationFile[] {
  return content.loadedVersions.map((version) => ({
    path: localizedVersionFolder(version.versionName),
    content: {
      'version.label': {
        message: version.label,
        description: `Name of the version ${version.versionName}, as lists of versions show it`,
      },
      ...sidebarMessages(version.sidebars),
    },
  }));
}

export function translateDocs(
  content: DocsContent,
  files: Record<string, TranslationFile>,
  siteDir: string,
): DocsContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => {
      const file = files[localizedVersionFolder(version.versionName)];
      return file ? translateVersion(version, file.content, siteDir) : version;
    }),
  };
}

function translateVersion(version: LoadedVersion, messages: TranslationMessages, siteDir: string): LoadedVersion {
  const sidebars = translateSidebars(version.sidebars, messages);
  const draftIds = new Set(leftOut(version).map((doc) => doc.id));
  return {
    ...version,
    label: messages['version.label']?.message ?? version.label,
    sidebars,
    // Links to neighbours show labels of the sidebar, which have just been translated.
    docs: withNavigation({ docs: version.docs, draftIds, sidebars, siteDir }),
  };
}

// ---------------------------------------------------------------- one walk for reading and replacing labels

/** Called for each label, with its message id; returns the label to use. */
type Visit = (id: string, label: string, description: string) => string;

function sidebarMessages(sidebars: Sidebars): TranslationMessages {
  const messages: TranslationMessages = {};
  visitSidebars(sidebars, (id, message, description) => {
    messages[id] ??= { message, description };
    return message;
  });
  return messages;
}

function translateSidebars(sidebars: Sidebars, messages: TranslationMessages): Sidebars {
  return visitSidebars(sidebars, (id, label) => messages[id]?.message ?? label);
}

function visitSidebars(sidebars: Sidebars, visit: Visit): Sidebars {
  const visitOnce = withUniqueIds(visit);
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.map((item) => visitItem(item, name, visitOnce))]),
  );
}

/**
 * Items with the same label share its message. Two categories with the same label may have different descriptions: the
 * second text of an id then has the id with `.2`, the third with `.3`.
 */
function withUniqueIds(visit: Visit): Visit {
  const textsById = new Map<string, string[]>();
  return (id, text, description) => {
    const texts = textsById.get(id) ?? [];
    textsById.set(id, texts);
    if (!texts.includes(text)) texts.push(text);
    const at = texts.indexOf(text);
    return visit(at === 0 ? id : `${id}.${at + 1}`, text, description);
  };
}

function visitItem(item: SidebarItem, sidebar: string, visit: Visit): SidebarItem {
  const prefix = `sidebar.${sidebar}`;
  switch (item.type) {
    case 'html':
      return item;
    case 'doc':
    case 'ref': {
      const id = `${prefix}.doc.${item.key ?? item.label ?? item.id}`;
      const badge = visitBadge(item.badge, { id, what: `the doc ${item.id}`, sidebar, visit });
      if (item.label === undefined || !item.translatable) return { ...item, ...badge };
      const about = `Sidebar "${sidebar}": label of the doc ${item.id}`;
      return { ...item, ...badge, label: visit(id, item.label, about) };
    }
    case 'link': {
      const id = `${prefix}.link.${item.key ?? item.label}`;
      const about = `Sidebar "${sidebar}": label of the link to ${item.href}`;
      const badge = visitBadge(item.badge, { id, what: `the link to ${item.href}`, sidebar, visit });
      return { ...item, ...badge, label: visit(id, item.label, about) };
    }
    case 'category': {
      const id = `${prefix}.category.${item.key ?? item.label}`;
      return {
        ...item,
        ...visitBadge(item.badge, { id, what: `the category "${item.label}"`, sidebar, visit }),
        label: visit(id, item.label, `Sidebar "${sidebar}": label of a category`),
        link: item.link && visitLink(item.link, { id, label: item.label, sidebar, visit }),
        items: item.items.map((child) => visitItem(child, sidebar, visit)),
      };
    }
  }
}

/** The badge of an item, from the sidebars file or a `_category_` file. Docs translate those of their front matter. */
function visitBadge(
  badge: WrittenBadge | undefined,
  item: { id: string; what: string; sidebar: string; visit: Visit },
): { badge?: WrittenBadge } {
  const known = toBadge(badge);
  if (!known) return {};
  const about = `Sidebar "${item.sidebar}": badge of ${item.what}`;
  return { badge: { ...known, text: item.visit(`${item.id}.badge`, known.text, about) } };
}

function visitLink(
  link: CategoryLink,
  category: { id: string; label: string; sidebar: string; visit: Visit },
): CategoryLink {
  if (link.type === 'doc') return link;
  const { id, label, sidebar, visit } = category;
  const text = (key: 'title' | 'description') => {
    const value = link[key];
    if (value === undefined) return {};
    const about = `Sidebar "${sidebar}": ${key} of the page that the category "${label}" links to`;
    return { [key]: visit(`${id}.link.generated-index.${key}`, value, about) };
  };
  return { ...link, ...text('title'), ...text('description') };
}

/**
 * Whether a message of the current docs is copied to a version that is recorded from them. The label is not: a translation
 * of "Next" would name a release.
 */
export function isOfVersion(id: string): boolean {
  return id !== 'version.label';
}
