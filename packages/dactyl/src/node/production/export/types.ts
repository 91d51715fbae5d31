/** Pages of a built site as one document, before it is known whether that will be a PDF or an EPUB. */
export interface Book {
  title: string;
  /** Label of the version of the docs, where it says something. */
  version?: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Absolute URL of what was exported. */
  address: string;
  /** When the newest of its pages was written, or the time that the variable `SOURCE_DATE_EPOCH` names. */
  modified: Date;
  parts: BookPart[];
}

/** A chapter, a heading above chapters, or both. */
export interface BookPart {
  title: string;
  chapter?: Chapter;
  parts: BookPart[];
}

export interface Chapter {
  /** From 1, in reading order. */
  number: number;
  title: string;
  /** Of the output folder. */
  file: string;
  /** Absolute. */
  url: string;
  content: ContentNode[];
  /** Addresses of its style sheets, as the page has them. */
  styles: string[];
  /** Those that are left in the content. */
  ids: ReadonlySet<string>;
}

export type ContentNode = string | ContentElement;

export interface ContentElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: ContentNode[];
}

/** All chapters in reading order. */
export function chaptersOf(parts: readonly BookPart[]): Chapter[] {
  return parts.flatMap(({ chapter, parts: inner }) => [...(chapter ? [chapter] : []), ...chaptersOf(inner)]);
}
