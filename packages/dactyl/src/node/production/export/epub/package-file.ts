/** What an EPUB says about itself. https://www.w3.org/TR/epub-33/#sec-package-doc */
import { block, document, emptyElement, textElement } from '../../../../shared/xml.js';
import type { Book } from '../types.js';
import type { BookImage } from './book-images.js';

export const CONTAINER = document(
  block(
    'container',
    block(
      'rootfiles',
      emptyElement('rootfile', { 'full-path': 'book/package.opf', 'media-type': 'application/oebps-package+xml' }),
    ),
    { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
  ),
);

export interface PackageParts {
  /** Name and text, in reading order. */
  pages: readonly (readonly [string, string])[];
  images: readonly BookImage[];
}

export function packageFile(book: Book, { pages, images }: PackageParts): string {
  const { language, direction } = book;
  const manifest = [
    ...pages.flatMap(([href, text]) =>
      emptyElement('item', {
        id: idOf(href),
        href,
        'media-type': 'application/xhtml+xml',
        properties: propertiesOf(href, text),
      }),
    ),
    ...emptyElement('item', { id: 'styles', href: 'styles.css', 'media-type': 'text/css' }),
    ...images.flatMap(({ name, type }, index) =>
      emptyElement('item', { id: `image-${index + 1}`, href: name, 'media-type': type }),
    ),
  ];
  const spine = pages.flatMap(([href]) => emptyElement('itemref', { idref: idOf(href) }));
  return document(
    block(
      'package',
      [
        ...block('metadata', metadata(book), { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }),
        ...block('manifest', manifest),
        ...block('spine', spine, { 'page-progression-direction': direction === 'rtl' ? 'rtl' : undefined }),
      ],
      { xmlns: 'http://www.idpf.org/2007/opf', version: '3.0', 'unique-identifier': 'address', 'xml:lang': language },
    ),
  );
}

function metadata({ title, version, language, address, modified }: Book): string[] {
  const named = version === undefined ? title : `${title} ${version}`;
  return [
    ...textElement('dc:identifier', address, { id: 'address' }),
    ...textElement('dc:title', named),
    ...textElement('dc:language', language),
    ...textElement('dc:source', address),
    ...textElement('meta', modified.toISOString().replace(/\.\d+Z$/, 'Z'), { property: 'dcterms:modified' }),
  ];
}

function propertiesOf(href: string, text: string): string | undefined {
  if (href === 'contents.xhtml') return 'nav';
  const properties = [...(text.includes('<svg ') ? ['svg'] : []), ...(text.includes('<math ') ? ['mathml'] : [])];
  return properties.length > 0 ? properties.join(' ') : undefined;
}

function idOf(href: string): string {
  return href.replace('.xhtml', '');
}
