import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { setTranslations } from '../../../../react/translations.js';
import { translatedTexts } from './texts.js';

afterEach(() => setTranslations({}));

it('the script of the search page gets each text that it shows, where it is translated', () => {
  const folders = [import.meta.dirname, path.join(import.meta.dirname, '../session')];
  const files = folders.flatMap((dir) => readdirSync(dir).map((file) => path.join(dir, file)));
  const scripts = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const sources = scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
  const ids = new Set([...sources.matchAll(/\bid[:=] ?['"](theme\.[\w.]+)['"]/g)].map(([, id = '']) => id));
  setTranslations(Object.fromEntries([...ids, 'theme.other'].map((id) => [id, `«${id}»`])));
  expect(new Set(Object.keys(translatedTexts()))).toEqual(ids);
  setTranslations({ 'theme.SearchPage.inputLabel': '搜索' });
  expect(translatedTexts()).toEqual({ 'theme.SearchPage.inputLabel': '搜索' });
});
