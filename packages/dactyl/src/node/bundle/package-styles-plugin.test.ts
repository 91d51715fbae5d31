import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { createSiteDir } from '../../../test/plugin-context.js';
import { packageStylesPlugin } from './package-styles-plugin.js';

const { siteDir, remove } = createSiteDir({
  'entry.js': "import { FontAwesomeIcon } from '@fortawesome/react-fontawesome';\nconsole.log(FontAwesomeIcon);",
  'node_modules/@fortawesome/react-fontawesome/package.json':
    '{"name":"@fortawesome/react-fontawesome","module":"i.js"}',
  'node_modules/@fortawesome/react-fontawesome/i.js': "export const FontAwesomeIcon = () => 'an icon';",
  'node_modules/@fortawesome/fontawesome-svg-core/package.json': '{"name":"@fortawesome/fontawesome-svg-core"}',
  'node_modules/@fortawesome/fontawesome-svg-core/styles.css': '.svg-inline--fa { height: 1em; }',
});
afterAll(remove);

it('adds the style sheet of a package whose static components would insert it in the browser', async () => {
  const result = await build({
    configFile: false,
    root: siteDir,
    logLevel: 'silent',
    plugins: [packageStylesPlugin()],
    build: { write: false, rolldownOptions: { input: `${siteDir}/entry.js` } },
  });
  const { output } = result as Rolldown.RolldownOutput; // neither a watcher nor several
  const [sheet] = output.flatMap((item) => (item.type === 'asset' ? String(item.source) : []));
  expect(sheet).toContain('.svg-inline--fa{height:1em}');
});
