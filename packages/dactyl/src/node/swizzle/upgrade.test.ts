import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyUpgrade, finishUpgrade, journalOf } from './apply-upgrade.js';
import { listComponents } from './list-components.js';
import { ejectFiles, wrapFiles } from './make-files.js';
import { MEMORY_FILE, readMemory, rememberFiles } from './memory.js';
import { mergeTexts, planUpgrade } from './plan-upgrade.js';
import { surveySite } from './survey.js';
import type { SwizzleAction, Theme } from './types.js';
import { writeFiles } from './write-files.js';

const CARD = "import React from 'react';\n\n// One.\n\nexport default () => <p>Card</p>;\n";

let siteDir: string;
let version: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'swizzle-'));
  version = '1.0.0';
  write('acme/Card/index.js', CARD);
  write('acme/Row.js', 'export default () => <hr />;\n');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const fileOf = (name: string) => path.join(siteDir, name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

function write(name: string, text: string): void {
  mkdirSync(path.dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), text);
}

function edit(name: string, from: string, to: string): void {
  expect(read(name)).toContain(from);
  write(name, read(name).replace(from, to));
}

function acme(): Theme {
  const folder = fileOf('acme');
  const components = listComponents({ folder, config: {}, withUnlisted: true });
  return { name: 'acme', version, aliases: [], folder, components };
}

async function swizzle(name: string, action: SwizzleAction): Promise<void> {
  const theme = acme();
  const component = theme.components.find((one) => one.name === name);
  if (!component) throw new Error(`There is no ${name}.`);
  const request = { theme, component, language: 'javascript' as const, targetDir: fileOf('src/theme') };
  const files = action === 'eject' ? ejectFiles(request) : wrapFiles(request);
  await writeFiles(files);
  await rememberFiles(files, request, action);
}

async function plan(withMarks = false) {
  const survey = await surveySite(siteDir, [acme()]);
  const readIfThere = (file: string) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return undefined;
    }
  };
  const memoryText = readIfThere(fileOf(`src/theme/${MEMORY_FILE}`));
  return planUpgrade(survey, {
    files: survey.files,
    withMarks,
    memoryText,
    releaseOf: () => version,
    read: readIfThere,
  });
}

const states = async () =>
  Object.fromEntries(
    (await surveySite(siteDir, [acme()])).files.map(({ name, action, state, isEdited, release }) => [
      name,
      [action, state, isEdited ? 'edited' : 'as it was', release ?? '-'].join(' '),
    ]),
  );

function upgradeTheme(): void {
  version = '2.0.0';
  edit('acme/Card/index.js', '<p>Card</p>', '<p className="card">Card</p>');
}

describe('what is remembered', () => {
  it('has a line for each file, with its original', async () => {
    await swizzle('Card', 'eject');
    await swizzle('Row', 'wrap');
    expect(read(`src/theme/${MEMORY_FILE}`).split('\n')).toHaveLength(8);
    const memory = await readMemory(fileOf('src/theme'));
    expect(memory.get('Card/index.js')).toEqual({
      theme: 'acme',
      component: 'Card',
      action: 'eject',
      release: '1.0.0',
      original: CARD,
    });
    expect(memory.get('Row.js')).toMatchObject({ action: 'wrap', original: read('acme/Row.js') });
    expect(await states()).toEqual({
      'Card/index.js': 'eject current as it was 1.0.0',
      'Row.js': 'wrap current as it was 1.0.0',
    });
  });

  it('knows for which props a file was made', async () => {
    write(
      'acme/Card/index.d.ts',
      'interface Props {\n  title: string;\n}\nexport default function Card(props: Props): Element;\n',
    );
    await swizzle('Card', 'wrap');
    const newProps = async () => (await surveySite(siteDir, [acme()])).files.map((file) => file.newProps);
    expect(await newProps()).toEqual([undefined]);
    edit('acme/Card/index.d.ts', 'title: string', 'title?: string;\n  href: string');
    expect(await newProps()).toEqual([
      {
        before: '(Props)\ninterface Props { title: string; }',
        after: '(Props)\ninterface Props { title?: string; href: string; }',
      },
    ]);
  });

  it('is not trusted when it is damaged', async () => {
    await swizzle('Card', 'eject');
    write(`src/theme/${MEMORY_FILE}`, read(`src/theme/${MEMORY_FILE}`).replace(/"hash":"..../, '"hash":"0000'));
    expect(await states()).toEqual({ 'Card/index.js': 'eject unknown as it was 1.0.0' });
    write(`src/theme/${MEMORY_FILE}`, '<<<<<<< HEAD\n{}');
    await expect(states()).rejects.toThrow('is no JSON');
  });
});

describe('a survey', () => {
  it('knows what has changed since, is gone, and copies of which nothing is remembered', async () => {
    write('src/theme/Card/index.jsx', CARD);
    write('src/theme/Card/part.js', 'export const mine = 1;\n');
    await swizzle('Row', 'eject');
    expect(await states()).toEqual({
      'Card/index.jsx': 'eject current as it was -',
      'Row.js': 'eject current as it was 1.0.0',
    });
    upgradeTheme();
    rmSync(fileOf('acme/Row.js'));
    expect(await states()).toEqual({
      'Card/index.jsx': 'eject unknown edited -',
      'Row.js': 'eject orphan as it was 1.0.0',
    });
    rmSync(fileOf('src/theme/Row.js'));
    expect(await states()).toMatchObject({ 'Row.js': 'eject missing as it was 1.0.0' });
  });
});

describe('an upgrade', () => {
  it('takes over what the theme has changed, and keeps what the site has', async () => {
    await swizzle('Card', 'eject');
    edit('src/theme/Card/index.js', "'react';\n", "'react';\nimport './card.css';\n");
    upgradeTheme();
    expect(await states()).toEqual({ 'Card/index.js': 'eject outdated edited 1.0.0' });
    expect(await applyUpgrade(siteDir, (await plan()).edits)).toEqual([]);
    expect(read('src/theme/Card/index.js')).toBe(
      CARD.replace("'react';\n", "'react';\nimport './card.css';\n").replace('<p>', '<p className="card">'),
    );
    expect(await states()).toEqual({ 'Card/index.js': 'eject current edited 2.0.0' });
    expect(await plan()).toEqual({ edits: [], conflicts: [], wrappers: [], unknown: [] });
  });

  it('leaves alone what both have changed, unless marks are asked for', async () => {
    await swizzle('Card', 'eject');
    edit('src/theme/Card/index.js', 'Card<', 'Karte<');
    upgradeTheme();
    expect(await plan()).toMatchObject({ edits: [], conflicts: ['Card/index.js'] });
    await applyUpgrade(siteDir, (await plan(true)).edits);
    expect(read('src/theme/Card/index.js').split('\n').slice(4)).toEqual([
      '<<<<<<< this site',
      'export default () => <p>Karte</p>;',
      '||||||| original 1.0.0',
      'export default () => <p>Card</p>;',
      '=======',
      'export default () => <p className="card">Card</p>;',
      '>>>>>>> original 2.0.0',
      '',
    ]);
  });

  it('keeps links and line ends, adds files that are new, and notes copies from before there was a memory', async () => {
    await swizzle('Card', 'eject');
    write('shared/card.js', read('src/theme/Card/index.js').replaceAll('\n', '\r\n'));
    rmSync(fileOf('src/theme/Card/index.js'));
    symlinkSync(fileOf('shared/card.js'), fileOf('src/theme/Card/index.js'));
    write('src/theme/Row.js', read('acme/Row.js'));
    write('acme/Line.js', 'export default 1;\n');
    write('src/theme/Line.js', "import Line from '@theme-original/Line';\n");
    upgradeTheme();
    write('acme/Card/frame.js', 'export default 1;\n');
    await applyUpgrade(siteDir, (await plan()).edits);
    expect(lstatSync(fileOf('src/theme/Card/index.js')).isSymbolicLink()).toBe(true);
    expect(read('shared/card.js')).toBe(read('acme/Card/index.js').replaceAll('\n', '\r\n'));
    expect(read('src/theme/Card/frame.js')).toBe('export default 1;\n');
    expect([...(await readMemory(fileOf('src/theme'))).keys()]).toEqual([
      'Card/frame.js',
      'Card/index.js',
      'Line.js',
      'Row.js',
    ]);
  });

  it('leaves a file of the site that has the name of a new one, also where the disk takes two names for one', async () => {
    write('src/theme/Card/frame.js', '// Mine.\n');
    // What a disk that ignores case makes of the other name.
    symlinkSync(fileOf('src/theme/Card/frame.js'), fileOf('src/theme/Card/Frame.js'));
    const files = ['frame.js', 'Frame.js'].map((name) => fileOf(`src/theme/Card/${name}`));
    expect(
      await applyUpgrade(
        siteDir,
        files.map((file) => ({ file, after: '// New.\n' })),
      ),
    ).toEqual(files);
    expect(read('src/theme/Card/frame.js')).toBe('// Mine.\n');
  });

  it('tells of wrappers whose component has changed, once', async () => {
    await swizzle('Card', 'wrap');
    const wrapper = read('src/theme/Card/index.js');
    upgradeTheme();
    const first = await plan();
    expect(first).toMatchObject({ wrappers: ['Card/index.js'], conflicts: [] });
    await applyUpgrade(siteDir, first.edits);
    expect(read('src/theme/Card/index.js')).toBe(wrapper);
    expect(await plan()).toMatchObject({ edits: [], wrappers: [] });
  });

  it('is finished after a kill, and loses nothing that was edited meanwhile', async () => {
    await swizzle('Card', 'eject');
    await swizzle('Row', 'eject');
    upgradeTheme();
    edit('acme/Row.js', '<hr />', '<hr className="row" />');
    const { edits } = await plan();
    expect(edits.map(({ file }) => path.basename(file))).toEqual(['index.js', 'Row.js', MEMORY_FILE]);
    // Killed behind the first file; then somebody has edited the second.
    write(path.relative(siteDir, journalOf(siteDir)), JSON.stringify(edits));
    write('src/theme/Card/index.js', edits[0]?.after ?? '');
    write('src/theme/Row.js', '// Mine.\n');
    expect(await finishUpgrade(siteDir)).toEqual([fileOf('src/theme/Row.js')]);
    expect(read('src/theme/Card/index.js')).toBe(read('acme/Card/index.js'));
    expect(read('src/theme/Row.js')).toBe('// Mine.\n');
    // The memory is that of before, so the next upgrade sees both once more.
    expect(await plan()).toMatchObject({ conflicts: ['Row.js'] });
    expect(await finishUpgrade(siteDir)).toEqual([]);
  });
});

describe('mergeTexts', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', 'a\nB\nc', 'a\nB\nc'],
    ['A\nb\nc', 'a\nb\nc', 'a\nb\nC', 'A\nb\nC'],
    ['a\nX\nc', 'a\nb\nc', 'a\nX\nc', 'a\nX\nc'],
    ['A\nb\nX', 'a\nb\nc', 'a\nb\nX', 'A\nb\nX'],
  ])('%j, which was %j, with %j is %j', (mine, base, theirs, text) => {
    expect(mergeTexts({ mine, base, theirs }, { before: '1', after: '2' })).toEqual({ text, hasConflict: false });
  });
});
