import { expect, it } from 'vitest';
import { indexVault } from '../../markdown/obsidian/resolve-name.js';
import { rewriteWikilinks } from './rewrite-wikilinks.js';

const FILES = ['start.md', 'birds/terns.md', 'birds/tern.png', 'birds/gulls.md', 'boats/gulls.md', 'Wind.md'];

function rewrite(text: string, moves: Record<string, string>, from = 'start.md'): string {
  const newPath = (file: string) => moves[file] ?? file;
  const [before, after] = [indexVault(FILES), indexVault(FILES.map(newPath))];
  return rewriteWikilinks(text, { from, to: newPath(from), before, after, newPath });
}

const RENAMED = { 'birds/terns.md': 'birds/sea-terns.md', 'birds/tern.png': 'img/tern.png' };

it.each([
  ['[[terns]]', '[[sea-terns]]'],
  ['[[Terns#Nests|their nests]]', '[[sea-terns#Nests|their nests]]'],
  ['| [[terns\\|t]] |', '| [[sea-terns\\|t]] |'],
  ['[[birds/terns.md]]', '[[birds/sea-terns.md]]'],
  ['[[./birds/terns]]', '[[./birds/sea-terns]]'],
  ['![[terns#^a]]', '![[sea-terns#^a]]'],
  // A name is enough wherever the file is.
  ['![[tern.png|300]]', '![[tern.png|300]]'],
  ['![[birds/tern.png|300]]', '![[img/tern.png|300]]'],
  ['[[gulls]] [[Wind]] [[none]] [[#here]]', '[[gulls]] [[Wind]] [[none]] [[#here]]'],
  ['`[[terns]]`\n\n```md\n[[terns]]\n```\n', '`[[terns]]`\n\n```md\n[[terns]]\n```\n'],
  ['---\ntags: [[terns]]\n---\n\n[[terns]]', '---\ntags: [[terns]]\n---\n\n[[sea-terns]]'],
])('wikilinks lead to a file that was moved: %s', (text, expected) => {
  expect(rewrite(text, RENAMED)).toBe(expected);
});

it('wikilinks of a note that was moved lead where they did, with as much of the path as that needs', () => {
  const moves = { 'birds/terns.md': 'boats/terns.md' };
  // Beside the note, "gulls" was another file.
  expect(rewrite('[[gulls]] [[./gulls]] [[start]]', moves, 'birds/terns.md')).toBe(
    '[[birds/gulls]] [[../birds/gulls]] [[start]]',
  );
  expect(rewrite('[[wind]]', { 'Wind.md': 'wind.md' })).toBe('[[wind]]');
});
