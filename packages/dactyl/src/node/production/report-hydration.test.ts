import { expect, it } from 'vitest';
import { createRecordingLogger } from '../../../test/plugin-context.js';
import { emptyRenderedSite } from './rendered-site.js';
import { reportHydration } from './report-hydration.js';

it("suggests 'use client' for files of the site, but not of packages", () => {
  const rendered = emptyRenderedSite();
  for (const module of [
    'src/box.js',
    'node_modules/box/index.js',
    '../node_modules/@a/box/index.js',
    'dactyl/theme/Box.js',
  ])
    rendered.promoted.set(module, { module, why: 'has a ref', at: module });
  const logger = createRecordingLogger();
  reportHydration(rendered, logger);
  expect(logger.infos).toEqual([expect.stringContaining('src/box.js needs the browser')]);
});
