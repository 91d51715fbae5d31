/** The benchmark's pages as posts of a blog: one a day, backwards from a fixed day, with authors, tags and a summary. */
import { DIALECTS } from './dialects.mjs';
import { createPages } from './pages.mjs';
import { printPage } from './print-page.mjs';

const NEWEST = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const TAGS = 24;
const AUTHORS = 6;

/**
 * @param {number} count
 * @returns {Record<string, string>} files of the blog's folder: path → text
 */
export function createPosts(count) {
  const posts = createPages(count).map((page, index) => {
    const [first, ...others] = page.blocks;
    const blocks = [...(first ? [first] : []), { type: /** @type {const} */ ('paragraph'), text: '<!-- truncate -->' }];
    return [
      postPath(index, page.mdx),
      printPage({ ...page, blocks: [...blocks, ...others] }, dialectOf(index))
        // A comment of HTML is none in MDX.
        .replace('<!-- truncate -->', page.mdx ? '{/* truncate */}' : '<!-- truncate -->'),
    ];
  });
  return { ...Object.fromEntries(posts), 'authors.yml': authorsFile(), 'tags.yml': tagsFile() };
}

/**
 * @param {number} index
 * @param {boolean} mdx
 */
function postPath(index, mdx) {
  const [year, month, day] = new Date(NEWEST - index * DAY).toISOString().slice(0, 10).split('-');
  return `${year}/${month}-${day}-post-${index + 1}.${mdx ? 'mdx' : 'md'}`;
}

/** @param {number} index */
function dialectOf(index) {
  return {
    ...DIALECTS.docusaurus,
    frontMatter: () => `authors: [${authorsOf(index)}]\ntags: [tag-${index % TAGS}, tag-${(index * 7 + 5) % TAGS}]`,
    link: (/** @type {import('./pages.mjs').PageName} */ { name, mdx }) =>
      `../${postPath(Number(name.slice('page-'.length)) - 1, mdx)}`,
  };
}

/** @param {number} index */
function authorsOf(index) {
  const second = (index + 1 + (index % (AUTHORS - 1))) % AUTHORS;
  return `author-${index % AUTHORS}, author-${second}`;
}

function authorsFile() {
  return Array.from({ length: AUTHORS }, (_, n) => `author-${n}:\n  name: Author ${n}\n  page: true\n`).join('');
}

function tagsFile() {
  return Array.from({ length: TAGS }, (_, n) => `tag-${n}:\n  label: Tag ${n}\n  description: About ${n}\n`).join('');
}
