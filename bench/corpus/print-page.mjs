/** One page → the text of its file, in the dialect of a tool. */

/**
 * @typedef {import('./pages.mjs').Block} Block
 * @typedef {import('./dialects.mjs').Dialect} Dialect
 */

/**
 * @param {import('./pages.mjs').Page} page
 * @param {Dialect} dialect
 */
export function printPage(page, dialect) {
  const parts = [`---\n${dialect.frontMatter(page)}\ndescription: ${page.description}\n---`];
  if (page.mdx) parts.push(dialect.imports(page).trim());
  if (dialect.titleInText) parts.push(`# ${page.title}`);
  parts.push(...page.blocks.map((block) => printBlock(block, dialect)));
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/**
 * @param {Block} block
 * @param {Dialect} dialect
 */
function printBlock(block, dialect) {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.depth)} ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'links':
      return `${block.before} See ${block.targets.map((target) => `[${target.title}](${dialect.link(target)})`).join(' and ')}.`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
    case 'code': {
      const title = block.title === undefined ? '' : dialect.codeTitle(block.title);
      return `\`\`\`${block.sample.language}${title}\n${block.sample.code}\n\`\`\``;
    }
    case 'admonition':
      return dialect.admonition(block.kind, block.text);
    case 'tabs':
      return dialect.tabs(block.samples);
  }
}
