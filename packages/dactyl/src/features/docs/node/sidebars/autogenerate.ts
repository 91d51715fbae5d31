/**
 * The built-in sidebar generator: turns a folder of docs into items, and its sub-folders into categories.
 * Items of a level are sorted by position (number prefix, front matter, or category file), then by file name.
 */
import { categoryIndexCandidate } from '../category-index.js';
import type { CategoryMetadata, GeneratorArgs, GeneratorDoc, NormalizedCategory, NormalizedItem } from './types.js';

/** A folder while its docs are sorted in. */
interface Folder {
  /** Path in the version's docs; `.` for the root. */
  path: string;
  folders: Map<string, Folder>;
  docs: GeneratorDoc[];
}

/** An item with the values that determine its order. */
interface Placed {
  item: NormalizedItem;
  position: number | undefined;
  /** File or folder name. */
  name: string;
}

export function autogenerateItems(args: GeneratorArgs): NormalizedItem[] {
  return folderItems(buildTree(args.docs, args.item.dirName), args, undefined);
}

function buildTree(docs: GeneratorDoc[], dirName: string): Folder {
  const root: Folder = { path: dirName, folders: new Map(), docs: [] };
  const prefix = dirName === '.' ? '' : `${dirName}/`;
  for (const doc of docs) {
    const { sourceDirName } = doc;
    if (sourceDirName === dirName) root.docs.push(doc);
    else if (dirName === '.' || sourceDirName.startsWith(prefix)) {
      folderAt(root, sourceDirName.slice(prefix.length)).docs.push(doc);
    }
  }
  return root;
}

function folderAt(root: Folder, path: string): Folder {
  let folder = root;
  for (const name of path.split('/')) {
    let next = folder.folders.get(name);
    if (!next) {
      next = { path: folder.path === '.' ? name : `${folder.path}/${name}`, folders: new Map(), docs: [] };
      folder.folders.set(name, next);
    }
    folder = next;
  }
  return folder;
}

/** @param linkedDoc doc that the folder's category links to; it gets no item of its own */
function folderItems(folder: Folder, args: GeneratorArgs, linkedDoc: GeneratorDoc | undefined): NormalizedItem[] {
  const placed = [
    ...folder.docs.filter((doc) => doc !== linkedDoc).map(placeDoc),
    ...[...folder.folders].map(([name, child]) => placeCategory(name, child, args)),
  ];
  return placed.sort(comparePlaces).map(({ item }) => item);
}

function placeDoc(doc: GeneratorDoc): Placed {
  const { sidebar_label: label, sidebar_key: key, ...own } = doc.frontMatter;
  const { sidebar_class_name: className, sidebar_custom_props: customProps } = own;
  // Front matter was checked when the doc was read.
  const item = { type: 'doc', id: doc.id, ...defined({ label, key, className, customProps }) } as NormalizedItem;
  return { item, position: doc.sidebarPosition, name: doc.source.slice(doc.source.lastIndexOf('/') + 1) };
}

function placeCategory(name: string, folder: Folder, args: GeneratorArgs): Placed {
  const metadata = args.categoriesMetadata[folder.path] ?? {};
  const { filename, numberPrefix } = args.numberPrefixParser(name);
  const linkedDoc = findLinkedDoc(folder, metadata, args);
  const docFields = linkedDoc?.frontMatter ?? {};
  const item = {
    type: 'category',
    label: metadata.label ?? docFields['sidebar_label'] ?? linkedDoc?.title ?? filename,
    items: folderItems(folder, args, linkedDoc),
    ...defined({
      link: linkedDoc ? { type: 'doc', id: linkedDoc.id } : metadata.link,
      collapsible: metadata.collapsible,
      collapsed: metadata.collapsed,
      description: metadata.description,
      // That of the linked doc is read with the doc's front matter, which locales translate.
      badge: metadata.badge,
      key: metadata.key ?? docFields['sidebar_key'],
      className: metadata.className ?? docFields['sidebar_class_name'],
      customProps: metadata.customProps ?? docFields['sidebar_custom_props'],
    }),
  } as NormalizedCategory; // Front matter was checked when the doc was read.
  return { item, position: metadata.position ?? linkedDoc?.sidebarPosition ?? numberPrefix, name };
}

/** The doc that the category file names (by full id, or by its last part), or else the folder's index file. */
function findLinkedDoc(folder: Folder, { link }: CategoryMetadata, args: GeneratorArgs): GeneratorDoc | undefined {
  if (link === undefined) return folder.docs.find((doc) => args.isCategoryIndex(categoryIndexCandidate(fileOf(doc))));
  if (link === null || link.type !== 'doc') return undefined;
  const { id } = link;
  return (
    folder.docs.find((doc) => doc.id.slice(doc.id.lastIndexOf('/') + 1) === id) ??
    args.docs.find((doc) => doc.id === id)
  );
}

/** Content-relative file: the folder as it is on disk, since prefixes count when names are compared. */
function fileOf(doc: GeneratorDoc): string {
  const name = doc.source.slice(doc.source.lastIndexOf('/') + 1);
  return doc.sourceDirName === '.' ? name : `${doc.sourceDirName}/${name}`;
}

function comparePlaces(a: Placed, b: Placed): number {
  const position = (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY);
  // NaN, from two missing positions, counts as equal.
  if (position) return position;
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
