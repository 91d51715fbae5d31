/** How the text of a page of the corpus is changed by the benchmarks that measure edits. */

/**
 * @param {string} text
 * @param {string} mark a paragraph that the page does not hold yet
 */
export function withLastParagraph(text, mark) {
  return `${text}\n${mark}\n`;
}

/**
 * In front of the first paragraph, and as the description, as where no front matter gives one. Behind the imports of MDX and the
 * heading: in front of that, the page would have another title, too.
 *
 * @param {string} text
 * @param {string} mark
 */
export function withFirstParagraph(text, mark) {
  return text
    .replace(/^description: .*$/m, `description: ${mark}`)
    .replace(/^(---\n[^]*?\n---\n(?:\n(?:import .*\n)+)?(?:\n# .*\n)?)/, `$1\n${mark}\n`);
}

/**
 * @param {string} text
 * @param {string} mark
 */
export function withTitle(text, mark) {
  return text.replace(/^# .*/m, `# ${mark}`);
}
