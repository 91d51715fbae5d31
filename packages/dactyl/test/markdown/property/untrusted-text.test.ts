/**
 * What an author wrote as text stays text: code, escaped signs, titles, alternative texts, names. Pieces of HTML that
 * would do something are put into all these places, alone and among damaged text, and the output is parsed as
 * browsers do. Nothing of them may have become an element or an attribute.
 */
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { markdownTwin } from '../../../src/node/pipeline/markdown-twin/page-twin.js';
import type { CompiledMarkdown, Processor } from '../../../src/node/markdown/types.js';
import { SiteError } from '../../../src/node/base/site-error.js';
import { renderModule, testProcessor } from '../compile-text.js';
import { createRandom, type Random } from './random.js';

const COUNT = process.env.DACTYL_TEST_FULL === '1' ? 10_000 : 100;

/** None holds a line break: each place is one line. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'><iframe srcdoc=x>",
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '</code></pre></div><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  ']]><object data=x>',
  '</title></textarea></style></script><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)',
  '{alert(1)} ${alert(1)} `${alert(1)}`',
  '<dactyl-html n="0">',
  '<!--region:a--><!--/region--><!--island:a-->',
  'dactyl-ref:0" onerror="x',
];

/** Places where HTML is no HTML, by what they make of a text. */
const PLACES: ((text: string) => string)[] = [
  (text) => `\`\` ${text.replaceAll('`', '')} \`\``,
  (text) => `\`\`\`\`html\n${text}\n\`\`\`\``,
  (text) => `\`\`\`\`\n${text}\n// highlight-next-line\n${text}\n\`\`\`\``,
  (text) => `\`\`\`\`js title="${text.replaceAll('`', '').replaceAll('"', "'")}"\na\n\`\`\`\``,
  (text) => `\`\`\`\`js title='${text.replaceAll('`', '').replaceAll("'", '"')}'\na\n\`\`\`\``,
  (text) => `\`\`\`\`${text.replaceAll(/[`\s]/g, '')} x\na\n\`\`\`\``,
  (text) => `~~~~${text} showLineNumbers=${text}\na\n~~~~`,
  (text) => escaped(text),
  (text) => `# ${escaped(text)}`,
  (text) => `## ${escaped(text)} {#${text.replaceAll(/[{}<>\s]/g, '')}}`,
  (text) => `### \`${text.replaceAll('`', '')}\``,
  (text) => `| a |\n| - |\n| ${escaped(text).replaceAll('|', '\\|')} |`,
  (text) => `[a](b.md "${escaped(text)}")`,
  (text) => `[a](<./${text.replaceAll(/[<>]/g, encodeURIComponent)}>)`,
  (text) => `![${escaped(text)}](https://a.example/i.png '${escaped(text)}')`,
  (text) => `[r]\n\n[r]: /a "${escaped(text)}"`,
  (text) => `[^${text.replaceAll(/[\s\]<]/g, '')}]\n\n[^${text.replaceAll(/[\s\]<]/g, '')}]: ${escaped(text)}`,
  (text) => `:::note[${escaped(text)}]\n\n${escaped(text)}\n\n:::`,
  (text) => `:::tip[\`${text.replaceAll('`', '')}\`]\nx\n:::`,
  (text) => `:::info ${escaped(text)}\nx\n:::`,
  (text) => `:::note{title="${text.replaceAll('"', '')}" .${text.replaceAll(/[^\w-]/g, '')}}\nx\n:::`,
  (text) => `:${text.replaceAll(/[^\w]/g, 'x')}[${escaped(text)}]`,
  (text) => `::leaf[${escaped(text)}]`,
  (text) => `:::nothing[${escaped(text)}]\n${escaped(text)}\n:::`,
  (text) => `- [ ] ${escaped(text)}\n> ${escaped(text)}`,
  (text) => `*${escaped(text)}* :${text}:`.replaceAll(/:.*:$/g, ''),
];

/** A backslash before each sign that could begin something. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|&"'$~:]/g, '\\$&');
}

/** Makes the page a module that is evaluated. */
const LIVE = 'export const Live = ({ children }) => <b>{children}</b>;\n\n';

describe.each(['md', 'mdx'] as const)('text in %s', (format) => {
  let processor: Processor;
  beforeAll(async () => {
    processor = await testProcessor({ format });
  });

  it.each(PAYLOADS)('stays text everywhere: %s', async (payload) => {
    for (const [index, place] of PLACES.entries()) {
      const source = `Before\n\n${place(payload)}\n\nAfter\n`;
      expect(await findDanger(processor, source), `place ${index}: ${source}`).toBeUndefined();
    }
  });

  it(`stays text when places are mixed, ${COUNT} pages`, async () => {
    for (let number = 0; number < COUNT; number++) {
      const source = mixedPage(createRandom(number), format);
      expect(await findDanger(processor, source), `page ${number}: ${source}`).toBeUndefined();
      if (number % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  });
});

function mixedPage(random: Random, format: 'md' | 'mdx'): string {
  const blocks = Array.from({ length: 1 + random.below(6) }, () => {
    const payload = random.chance(0.3) ? random.pick(PAYLOADS) + random.pick(PAYLOADS) : random.pick(PAYLOADS);
    const block = random.pick(PLACES)(payload);
    if (random.chance(0.2)) return block.replace(/^/gm, random.pick(['> ', '  ']));
    if (random.chance(0.2)) return `- a\n\n${block.replace(/^/gm, '  ')}`;
    return block;
  });
  const page = blocks.join('\n\n');
  return format === 'mdx' && random.chance(0.3) ? `${LIVE}${page}\n\n<Live>\n\n${page}\n\n</Live>\n` : page;
}

/** A text that does not parse does no harm. */
async function findDanger(processor: Processor, source: string): Promise<string | undefined> {
  let compiled: CompiledMarkdown;
  try {
    compiled = await processor.compile({ file: '/site/docs/page.mdx', source });
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
  const html = compiled.body.kind === 'html' ? compiled.body.html : (await renderModule(compiled)).html;
  const titles = compiled.toc.map(({ value }) => value).join(' ');
  return dangerIn(html) ?? dangerIn(titles) ?? (await dangerInTwin(html));
}

/** The Markdown that is made from a page goes through other people's renderers, which take HTML for what it is. */
async function dangerInTwin(html: string): Promise<string | undefined> {
  const source = markdownTwin({ html, pageUrl: 'https://site.example/a', title: undefined });
  const { body } = await (await plain()).compile({ file: '/site/a.md', source, parsed: bodyOnly(source) });
  const danger = body.kind === 'html' ? dangerIn(body.html) : 'code';
  return danger && `${danger}, in the twin: ${source}`;
}

const bodyOnly = (body: string) => ({ frontMatter: {}, body, bodyLine: 1 });

let plainProcessor: Promise<Processor> | undefined;
const plain = () => (plainProcessor ??= testProcessor({ format: 'md' }));

const OURS = new Set(
  (
    'a article b blockquote br button code del details div em h1 h2 h3 h4 h5 h6 header hr img input li ol p path pre ' +
    'section circle rect line polygon span strong sup summary svg table tbody td th thead tr ul'
  ).split(' '),
);

function dangerIn(html: string): string | undefined {
  return walk(parseFragment(html));
}

function walk(node: DefaultTreeAdapterTypes.Node): string | undefined {
  if (node.nodeName === '#comment') return 'a comment';
  if ('tagName' in node) {
    if (!OURS.has(node.tagName)) return `<${node.tagName}>`;
    const odd = node.attrs.find(({ name }) => /^on|^srcdoc$|^autofocus$|^dactyl-|["'<>]/.test(name));
    if (odd) return `<${node.tagName} ${odd.name}>`;
  }
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const danger = walk(child);
    if (danger) return danger;
  }
  return undefined;
}
