/**
 * `npm run contract`: notes the addresses of docs, community and blog of the built website, and the places on their pages, which
 * `npm test` then holds each build to (`e2e/website/links.test.ts`). English ones, because Chinese pages have the same.
 * Run it when there are new ones to keep; what is gone from the file is given up on purpose.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './repository.mjs';

const FILE = join(ROOT, 'e2e/website/contract.json');
const KEPT = /^\/(?:docs|community|blog)(?:\/|$)/;

const command = join(ROOT, 'packages/dactyl/bin/dactyl.js');
// The rules are of no interest here, but one has to be asked.
const args = [command, 'check', 'website', '--rules', 'redirect', '--manifest', FILE];
execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
const { version, urls } = JSON.parse(readFileSync(FILE, 'utf8'));
const kept = Object.entries(urls).filter(([url]) => KEPT.test(url));
const lines = kept.map(([url, places]) => `    ${JSON.stringify(url)}: ${JSON.stringify(places)}`);
writeFileSync(FILE, `{\n  "version": ${version},\n  "urls": {\n${lines.join(',\n')}\n  }\n}\n`);
console.log(`Noted ${kept.length} addresses in e2e/website/contract.json.`);
