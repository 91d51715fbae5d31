import { expect, it } from 'vitest';
import { tagsInText } from './note-tags.js';

it.each([
  ['Built of #oak and #Boats/sail-2.', ['oak', 'Boats/sail-2']],
  ['#first, then #first and #First', ['first']],
  ['在 #港口 里', ['港口']],
  ['- #item\n> #quote', ['item', 'quote']],
  ['# Heading\n## #in-heading\n> ### #too', []],
  ['`#code`\n\n```sh\n#!/bin/sh\n #code\n```\n\n<!-- #region -->', []],
  ['[a](#hash) <https://a.b/ #c> https://a.b/#d [[#Part]] a#b \\#c {#id} #12 # #', []],
  ['[ref]: #target\n<a id="x" href= #y>', []],
])('%j has the tags %j', (text, tags) => {
  expect(tagsInText(text)).toEqual(tags);
});
