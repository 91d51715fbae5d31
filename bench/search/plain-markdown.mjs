/**
 * Markdown with the syntax of VitePress, or MDX → Markdown that any generator reads, as little changed as possible: what
 * readers see of a page stays, except for what components draw. Code is left alone.
 */

const KEPT_FIELDS = /^(?:title|description): ./;
/** Containers that are admonitions here too. Of others, only the content stays. */
const ADMONITIONS = new Set(['tip', 'info', 'warning', 'danger']);
const CODE_FENCE = /^\s*(`{3,}|~{3,})/;
const CONTAINER = /^(\s*):::+\s*([a-z-]+)\s*(.*)$/;
const CONTAINER_END = /^\s*:::+\s*$/;
const VUE_BLOCK = /^<(script|style|template)\b/;

/**
 * @param {string} source
 * @returns {string}
 */
export function plainMarkdown(source) {
  const text = source.replaceAll('\r\n', '\n');
  const [matter = '', fields = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  const kept = fields.split('\n').filter((line) => KEPT_FIELDS.test(line));
  const lines = plainLines(text.slice(matter.length).split('\n'));
  return [...(kept.length > 0 ? ['---', ...kept, '---', ''] : []), ...lines].join('\n');
}

/** @param {readonly string[]} lines */
function plainLines(lines) {
  /** @type {string[]} */
  const result = [];
  /** Ends of the containers that are open. @type {string[]} */
  const ends = [];
  let fence = '';
  let vueBlock = '';
  for (const line of lines) {
    if (vueBlock) {
      if (line.includes(`</${vueBlock}>`)) vueBlock = '';
      continue;
    }
    const [, mark = ''] = CODE_FENCE.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      result.push(line);
      continue;
    }
    fence = mark;
    const [, block = ''] = VUE_BLOCK.exec(line) ?? [];
    if (block) {
      if (!line.includes(`</${block}>`)) vueBlock = block;
    } else result.push(...(mark ? [line] : plainLine(line, ends)));
  }
  return result;
}

/**
 * @param {string} line
 * @param {string[]} ends
 */
function plainLine(line, ends) {
  const [, indent = '', kind, title = ''] = CONTAINER.exec(line) ?? [];
  if (kind !== undefined) {
    const isAdmonition = ADMONITIONS.has(kind);
    ends.push(isAdmonition ? `${indent}:::` : '');
    const label = title.replace(/\{.*\}/, '').trim();
    return isAdmonition ? [`${indent}:::${kind}${label ? `[${label}]` : ''}`] : [label];
  }
  if (CONTAINER_END.test(line)) return [ends.pop() ?? ''];
  // What includes a file, a table of contents, and modules.
  if (/^(?:<<<|\[\[toc\]\]|(?:import|export) [^]* from ['"])/i.test(line)) return [];
  return [
    line
      .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/<img\b[^>]*>/g, '')
      .replaceAll(/<(?:\w*Badge)\b[^>]*(?:\/>|>[^<]*<\/\w*Badge>)/g, ''),
  ];
}
