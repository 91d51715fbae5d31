/**
 * The benchmark's pages, before they are written in the dialect of a tool: a number of pages goes in,
 * lists of blocks come out. The same number gives the same pages, always.
 */
import { codeSample } from './code-samples.mjs';
import { heading, sentence, sentences, term } from './prose.mjs';
import { createRandom } from './random.mjs';

/**
 * @typedef {{ language: string, code: string }} Code
 * @typedef {'note' | 'tip' | 'warning' | 'danger'} AdmonitionKind
 * @typedef {(
 *   | { type: 'heading', depth: 2 | 3, text: string }
 *   | { type: 'paragraph', text: string }
 *   | { type: 'links', before: string, targets: PageName[] }
 *   | { type: 'list', items: string[] }
 *   | { type: 'table', head: string[], rows: string[][] }
 *   | { type: 'code', sample: Code, title?: string }
 *   | { type: 'admonition', kind: AdmonitionKind, text: string }
 *   | { type: 'tabs', samples: Code[] }
 * )} Block
 * @typedef {{ folder: string, name: string, title: string, mdx: boolean }} PageName
 * @typedef {PageName & { position: number, description: string, blocks: Block[] }} Page
 */

const PAGES_PER_FOLDER = 50;
const SHARE_OF_MDX = 0.1;
const SMALLEST = 6_900;
const LARGEST = 8_900;
const KINDS = /** @type {const} */ (['note', 'tip', 'warning', 'danger']);

/**
 * @param {number} count
 * @returns {Page[]}
 */
export function createPages(count) {
  return Array.from({ length: count }, (_, index) => createPage(index, count));
}

/**
 * @param {number} index
 * @param {number} count
 * @returns {Page}
 */
function createPage(index, count) {
  const random = createRandom(index + 1);
  const name = pageName(index);
  const size = random.between(SMALLEST, LARGEST);
  /** @type {Block[]} */
  const blocks = [{ type: 'paragraph', text: sentences(random) }];
  if (name.mdx) blocks.push({ type: 'tabs', samples: [codeSample(random), codeSample(random)] });
  while (sizeOf(blocks) < size) blocks.push(...createSection(random, count));
  const position = (index % PAGES_PER_FOLDER) + 1;
  return { ...name, position, description: sentence(random), blocks };
}

/**
 * What other pages need to know of a page to link to it, without its content.
 *
 * @param {number} index
 * @returns {PageName}
 */
function pageName(index) {
  const folder = `part-${String(Math.floor(index / PAGES_PER_FOLDER) + 1).padStart(3, '0')}`;
  const random = createRandom(index + 1_000_003);
  const name = `page-${String(index + 1).padStart(5, '0')}`;
  return { folder, name, title: `${heading(random)} ${index + 1}`, mdx: random.next() < SHARE_OF_MDX };
}

/**
 * @param {import('./random.mjs').Random} random
 * @param {number} count
 * @returns {Block[]}
 */
function createSection(random, count) {
  /** @type {Block[]} */
  const blocks = [
    { type: 'heading', depth: random.next() < 0.6 ? 2 : 3, text: heading(random) },
    { type: 'paragraph', text: `${sentences(random)} Use \`${term(random)}\` with **care**. ${sentence(random)}` },
  ];
  const chance = random.next();
  if (chance < 0.4) {
    const sample = codeSample(random);
    blocks.push(
      random.next() < 0.3
        ? { type: 'code', sample, title: `src/example.${sample.language}` }
        : { type: 'code', sample },
    );
  } else if (chance < 0.55) blocks.push(createTable(random));
  else if (chance < 0.7) blocks.push({ type: 'admonition', kind: random.pick(KINDS), text: sentences(random, 2) });
  else if (chance < 0.85)
    blocks.push({ type: 'list', items: Array.from({ length: random.between(3, 7) }, () => sentence(random)) });
  else {
    const targets = [pageName(random.between(0, count - 1)), pageName(random.between(0, count - 1))];
    blocks.push({ type: 'links', before: sentence(random), targets });
  }
  return blocks;
}

/**
 * @param {import('./random.mjs').Random} random
 * @returns {Block}
 */
function createTable(random) {
  const row = () => [term(random), `\`${random.between(1, 5000)}\``, sentence(random)];
  return {
    type: 'table',
    head: ['Option', 'Default', 'Meaning'],
    rows: Array.from({ length: random.between(3, 8) }, row),
  };
}

/** @param {readonly Block[]} blocks */
function sizeOf(blocks) {
  return JSON.stringify(blocks).length;
}
