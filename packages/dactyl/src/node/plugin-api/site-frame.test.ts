import path from 'node:path';
import { expect, it } from 'vitest';
import { LOADED_PACKAGE } from '../../../test/loaded-package.js';
import { inPlugin } from './in-plugin.js';
import { siteFrame } from './site-frame.js';

const FRAMEWORK_FILE = path.join(LOADED_PACKAGE, 'node/plugin-api/read.js');

function thrownAt(...frames: string[]): Error {
  const error = new Error('No station.');
  error.stack = ['Error: No station.', ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

it.each([
  [['loadContent (/site/plugins/weather.js:12:9)'], { file: '/site/plugins/weather.js', line: 12 }],
  [['async Object.load (file:///site/my%20plugin.mjs:3:1)'], { file: '/site/my plugin.mjs', line: 3 }],
  [['/site/plugin.ts:1:2'], { file: '/site/plugin.ts', line: 1 }],
  [['async /site/plugin.ts:1:2'], { file: '/site/plugin.ts', line: 1 }],
  [['Object.run [as loadContent] (/my site (1)/plugin.ts:4:2)'], { file: '/my site (1)/plugin.ts', line: 4 }],
  [['/my site (1)/plugin.ts:4:2'], { file: '/my site (1)/plugin.ts', line: 4 }],
  [
    [
      'JSON.parse (<anonymous>)',
      'readFile (node:fs:1:2)',
      'parse (/site/node_modules/yaml/a.js:1:1)',
      'x (/site/a.js:7:1)',
    ],
    { file: '/site/a.js', line: 7 },
  ],
])('%j comes from the site', (frames, place) => expect(siteFrame(thrownAt(...frames))).toEqual(place));

it.each([
  [[]],
  [['parse (/site/node_modules/yaml/a.js:1:1)']],
  [[`read (${FRAMEWORK_FILE}:1:1)`, 'x (/site/a.js:7:1)']],
  [['parse (/site/node_modules/yaml/a.js:1:1)', `read (${FRAMEWORK_FILE}:1:1)`, 'x (/site/a.js:7:1)']],
])('%j does not', (frames) => expect(siteFrame(thrownAt(...frames))).toBeUndefined());

it('what a plugin of the site throws names its place and is no fault of the framework', async () => {
  const failing = inPlugin('weather', 'loadContent', () => {
    throw thrownAt('loadContent (/site/plugins/weather.js:12:9)');
  });
  await expect(failing).rejects.toMatchObject({
    name: 'SiteError',
    message: 'The plugin "weather" failed in loadContent: No station.',
    details: { file: '/site/plugins/weather.js', line: 12, plugin: 'weather' },
  });
});
