/** Hash of the code of a site, wherever it is, by names and texts: equal code in other folders has the same. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashParts, hashText } from '../base/hash.js';

const CODE = /\.(?:[cm]?[jt]sx?|css|less|s[ac]ss)$/;
/** Vite puts variables of these files into code. */
const ENVIRONMENT = /^\.env(?:\.|$)/;
const NO_CODE = new Set(['node_modules', 'build']);

export function siteCodeHash(siteDir: string): string {
  // Names of CSS modules begin with the way from here.
  return hashParts([path.relative(process.cwd(), siteDir), ...codeBelow(siteDir, '')]);
}

/** Of the files beside the configuration only names count: most are read by Node, and an edit of the others is noticed. */
function codeBelow(folder: string, place: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const { name } = entry;
    const file = path.join(folder, name);
    const named = `${place}/${name}`;
    if (place === '' && ENVIRONMENT.test(name) && entry.isFile()) return [named, hashText(readFileSync(file))];
    if (NO_CODE.has(name) || name.startsWith('.')) return [];
    if (entry.isDirectory()) return codeBelow(file, named);
    if (!CODE.test(name) || !entry.isFile()) return [];
    return place === '' ? [named] : [named, hashText(readFileSync(file))];
  });
}
