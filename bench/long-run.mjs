/**
 * `npm run bench:long`: servers that run for long. The dev server follows random edits, renames and deletions, and each is asked for
 * at once; the preview server answers many connections for minutes. Both are then ended while connections are open. Prints how
 * many answers were wrong, how long the slowest took, how memory grew, and how long the end took. `--edits`, `--minutes`,
 * `--connections` and `--seed` change the run. All requests go to this machine.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
/** In milliseconds; what is not shown then is wrong. */
const PATIENCE = 60_000;
const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'packages/dactyl/bin/dactyl.js');
const siteDir = join(import.meta.dirname, 'work/long-run');

let state = Number(values.seed);
/** The same numbers in each run. @param {number} limit */
function below(limit) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

const pages = writeSite();
await tryDevServer();
await tryPreview();
rmSync(siteDir, { recursive: true, force: true });

/** @returns {Map<string, string>} name of a doc → its text */
function writeSite() {
  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(join(siteDir, 'docs'), { recursive: true });
  writeFileSync(join(siteDir, 'package.json'), '{ "name": "long-run", "private": true, "type": "module" }');
  const options = `title: 'Long run', url: 'https://long.example', baseUrl: '/', onBrokenLinks: 'ignore'`;
  writeFileSync(
    join(siteDir, 'docusaurus.config.js'),
    `export default { ${options}, presets: [['classic', { blog: false }]] };\n`,
  );
  /** @type {Map<string, string>} */
  const docs = new Map();
  for (let number = 0; number < 40; number++) writeDoc(docs, `doc-${number}`, `first ${number}`);
  return docs;
}

/** @param {Map<string, string>} docs @param {string} name @param {string} text */
function writeDoc(docs, name, text) {
  docs.set(name, text);
  writeFileSync(fileOf(name), `# Doc ${name}\n\n${text}\n\n${'More text of the doc. '.repeat(below(200))}\n`);
}

/** @param {string} name */
function fileOf(name) {
  return join(siteDir, 'docs', `${name}.md`);
}

async function tryDevServer() {
  const server = await startServer(['dev', siteDir, '--no-open', '--port', '0']);
  await ask(server, '/docs/doc-0');
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const memory = [];
  let wrong = 0;
  for (let edit = 0; edit < Number(values.edits); edit++) {
    const start = performance.now();
    const { name, text } = change(edit);
    let answer = { status: 0, body: '' };
    const isRight = await until(async () => {
      answer = await ask(server, `/docs/${name}`);
      const { status, body } = answer;
      return text === undefined ? status === 404 : status === 200 && body.includes(text);
    });
    if (!isRight) {
      wrong++;
      console.log(`wrong: change ${edit}, /docs/${name} should show ${text ?? 'nothing'}, got ${answer.status}`);
      console.log(answer.body.slice(0, 300));
    }
    times.push(performance.now() - start);
    if (edit % 20 === 0) memory.push(memoryOf(server));
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `dev: ${times.length} changes, ${wrong} wrong; shown after ${at(sorted, 0.5)} ms (median), ${at(sorted, 0.95)} ms (p95), ` +
      `${at(sorted, 1)} ms (slowest); memory ${memory.map(Math.round).filter((_, index) => index % Math.ceil(memory.length / 8) === 0)} MB`,
  );
  await end('dev', server);
}

/** Changes a doc at random. `text` is what its page shows, `undefined` when there is no such page. @param {number} edit */
function change(edit) {
  const names = [...pages.keys()];
  const name = names[below(names.length)] ?? '';
  const text = `change-${edit}-of-the-run`;
  const kind = below(10);
  if (kind === 0) {
    writeDoc(pages, `new-${edit}`, text);
    return { name: `new-${edit}`, text };
  }
  if (kind === 1 && names.length > 20) {
    pages.delete(name);
    rmSync(fileOf(name));
    return { name, text: undefined };
  }
  if (kind === 2) {
    const known = pages.get(name) ?? '';
    pages.delete(name);
    pages.set(`moved-${edit}`, known);
    renameSync(fileOf(name), fileOf(`moved-${edit}`));
    return { name: `moved-${edit}`, text: known };
  }
  writeDoc(pages, name, text);
  return { name, text };
}

async function tryPreview() {
  await exitOf(spawn(process.execPath, [COMMAND, 'build', siteDir], { stdio: 'ignore' }));
  const server = await startServer(['serve', siteDir, '--port', '0']);
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) });
  const limit = performance.now() + Number(values.minutes) * 60_000;
  const paths = ['/', '/docs/doc-1', '/nothing', ...[...pages.keys()].slice(0, 20).map((name) => `/docs/${name}`)];
  let [answers, wrong, slowest] = [0, 0, 0];
  const memory = [memoryOf(server)];
  const work = async () => {
    while (performance.now() < limit) {
      const path = paths[below(paths.length)] ?? '/';
      const start = performance.now();
      const { status } = await ask(server, path, agent);
      slowest = Math.max(slowest, performance.now() - start);
      answers++;
      if (status !== 200 && status !== 404) wrong++;
      if (answers % 20_000 === 0) memory.push(memoryOf(server));
    }
  };
  await Promise.all(Array.from({ length: Number(values.connections) }, work));
  console.log(
    `serve: ${answers} answers on ${values.connections} connections in ${values.minutes} minutes, ${wrong} wrong, ` +
      `the slowest after ${Math.round(slowest)} ms; memory ${memory.map(Math.round)} MB`,
  );
  await end('serve', server);
  agent.destroy();
}

/** @typedef {{ child: import('node:child_process').ChildProcess, origin: string }} Server */

/** @param {string[]} args @returns {Promise<Server>} */
function startServer(args) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.resume();
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [origin] = /http:\/\/[^\s/]+(?=\/)/.exec(printed) ?? [];
      if (origin) resolve({ child, origin });
    });
    child.once('close', () => reject(new Error(`dactyl ${args.join(' ')} ended:\n${printed}`)));
  });
}

/** Ends a server while a request and idle connections are open. @param {string} name @param {Server} server */
async function end(name, server) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  await Promise.all(Array.from({ length: 50 }, () => ask(server, '/docs/doc-1', agent)));
  const start = performance.now();
  server.child.kill('SIGTERM');
  await exitOf(server.child);
  console.log(
    `${name}: ended ${Math.round(performance.now() - start)} ms after SIGTERM, load ${loadavg()[0]?.toFixed(1)}`,
  );
  agent.destroy();
}

/** @param {import('node:child_process').ChildProcess} child */
function exitOf(child) {
  return new Promise((resolve) => void child.once('close', resolve));
}

/** @param {() => Promise<boolean>} isRight */
async function until(isRight) {
  const limit = performance.now() + PATIENCE;
  while (performance.now() < limit) {
    if (await isRight()) return true;
    await wait(20);
  }
  return false;
}

/** @param {Server} server @param {string} path @param {Agent} [agent] @returns {Promise<{ status: number, body: string }>} */
function ask({ origin }, path, agent) {
  return new Promise((resolve) => {
    const request = get(origin + path, { ...(agent && { agent }) }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', () => resolve({ status: 0, body }));
    });
    request.on('error', () => resolve({ status: 0, body: '' }));
  });
}

/** In MB, as Linux counts it; 0 elsewhere. @param {Server} server */
function memoryOf({ child }) {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** @param {number[]} sorted @param {number} share */
function at(sorted, share) {
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}
