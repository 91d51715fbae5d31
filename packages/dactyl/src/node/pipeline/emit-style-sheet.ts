/** Style sheets that are copied with what they refer to. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../base/hash.js';

export interface EmittedSheet {
  url: string;
  /** Itself, and the fonts and images that it names. */
  outputs: { file: string; output: string }[];
}

interface SheetPlace {
  outDir: string;
  baseUrl: string;
  /** Copies a file. */
  emit: (file: string) => { output: string };
  /** Of the hashes in names of files. */
  hashLength: number;
}

/** Formats of fonts for browsers of the past, behind one that all of ours read. */
const OLD_FONTS =
  /(?<=\.woff2["']?\) ?format\([^)]*\)),\s*url\([^)]*\) ?format\([^)]*\)(?:,\s*url\([^)]*\) ?format\([^)]*\))*/g;
const OWN_URL = /url\((["']?)(?!["']|data:|[a-z]+:|#|\/)([^)"']+)\1\)/g;

/**
 * Joins files to one style sheet. Its name holds the hash of each and that of the result, as `isCurrentAsset` asks of
 * sources and copies.
 */
export function emitStyleSheet(
  files: readonly string[],
  { outDir, baseUrl, emit, hashLength }: SheetPlace,
): EmittedSheet {
  const named: EmittedSheet['outputs'] = [];
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const withUrls = sources.map(({ file, text }) =>
    text.replaceAll(OLD_FONTS, '').replaceAll(OWN_URL, (_, _quote, url: string) => {
      const target = path.resolve(path.dirname(file), url);
      const { output } = emit(target);
      named.push({ file: target, output });
      return `url(../${output.replace(/^assets\//, '')})`;
    }),
  );
  const css = compact(withUrls.join('\n'));
  const hashes = [...sources.map(({ text }) => text), css].map((text) => hashText(text, hashLength));
  const output = `assets/css/${[nameOf(files), ...hashes].join('-')}.css`;
  const target = path.join(outDir, output);
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, css);
  }
  return { url: baseUrl + output, outputs: [...files.map((file) => ({ file, output })), ...named] };
}

/** `katex.min.css` → katex, `math/styles.css` → math */
function nameOf([file = '']: readonly string[]): string {
  const { name, dir } = path.parse(file);
  return name === 'styles' ? path.basename(dir) : name.replace(/\.min$/, '');
}

/** Without comments and indentation, which is most of what a minifier would take. */
function compact(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\s*([{};,])\s*|(:) /g, '$1$2');
}
