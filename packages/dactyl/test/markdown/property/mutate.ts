/** Damages a text in the ways in which texts get damaged: pieces missing, doubled, in the wrong place. */
import type { Random } from './random.js';

type Mutation = (text: string, random: Random, texts: readonly string[]) => string;

export function mutate(texts: readonly string[], random: Random): string {
  let text = passage(random.pick(texts), random, 4000);
  const count = random.below(6);
  for (let done = 0; done < count; done++) text = random.pick(MUTATIONS)(text, random, texts);
  return text.slice(0, 20_000);
}

const MUTATIONS: Mutation[] = [
  (text, random) => replace(text, random, 40, ''),
  (text, random) => replace(text, random, 0, random.pick(SIGNS)),
  (text, random) => replace(text, random, 3, random.pick(SIGNS)),
  (text, random) => replace(text, random, 0, random.pick(SIGNS).repeat(1 + random.below(200))),
  (text, random, texts) => replace(text, random, 0, passage(random.pick(texts), random, 300)),
  (text, random, texts) => `${text}\n\n${passage(random.pick(texts), random, 1000)}`,
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => text.slice(random.below(text.length + 1)),
  (text, random) => withLines(text, (lines) => lines.splice(random.below(lines.length), 1 + random.below(3))),
  (text, random) => withLines(text, (lines) => lines.push(lines.splice(random.below(lines.length), 1)[0] ?? '')),
  (text, random) => withLines(text, (lines) => lines.splice(random.below(lines.length), 0, random.pick(lines))),
  (text, random) => {
    const [from, prefix] = [random.below(text.length + 1), random.pick(['> ', '- ', '    ', '\t', '1. ', '  '])];
    return text.slice(0, from) + text.slice(from).replace(/^/gm, prefix);
  },
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll('\n\n', '\n'),
  (text, random) => text.replaceAll(random.pick(SIGNS), random.pick(SIGNS)),
];

/** Signs that mean something to some part of the pipeline, and characters that are hard to handle. */
const SIGNS: readonly string[] = [
  '< > { } </ /> <> </> <a <A <A.b </div> <!-- --> {/* */} {...',
  '` `` ``` ```` ~~~ ~ ~~ * ** _ __ *** $ $$',
  ': :: ::: :::: :::note :::note[ :a[ {. {# {#x} [^ ]: ]( ![ [ ] ( )',
  '# --- === +++ | - 1. > \\ & &amp; &#0; ; " \' = ={ ={{',
  'import export <script> <br> <img 👩‍👩‍👧 你好 é مرحبا',
]
  .flatMap((line) => line.split(' '))
  .concat(
    ['## ', '- ', '* ', '1. ', '> ', '    ', '\t', '\n', '\n\n', '\r', '---\n', '| - |\n', '<A ', 'import ', 'export '],
    [
      'export const a = ',
      'import a from "b"\n',
      '<img src=x onerror=y>',
      '\u0000',
      '\u00A0',
      '\u200B',
      '\u2028',
      '\uFEFF',
    ],
    ['\uD83D'],
  );

function replace(text: string, random: Random, longest: number, by: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + by + text.slice(at + random.below(longest + 1));
}

function passage(text: string, random: Random, longest: number): string {
  if (text.length <= longest) return text;
  const start = random.chance(0.5) ? 0 : random.below(text.length - longest);
  return text.slice(start, start + longest);
}

function withLines(text: string, change: (lines: string[]) => void): string {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
}
