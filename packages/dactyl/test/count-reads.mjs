/** Loaded ahead of a program: writes how often it has read each Markdown file into the file that `COUNT_READS` names. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const counts = {};
const read = fs.readFileSync;

fs.readFileSync = (file, ...options) => {
  if (/\.mdx?$/.test(String(file))) counts[file] = (counts[file] ?? 0) + 1;
  return read(file, ...options);
};
syncBuiltinESMExports();

// Programs that this one starts read no texts.
process.on('exit', () => {
  const { COUNT_READS: target = '' } = process.env;
  if (isMainThread && Object.keys(counts).length > 0) fs.writeFileSync(target, JSON.stringify(counts));
});
