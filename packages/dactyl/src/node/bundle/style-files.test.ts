import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { moduleIdsPlugin, originsOf } from './bundle-server.js';

it('counts what style sheets import and show among the sources of a bundle, and not among its sheets', async () => {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'dactyl-style-files-')));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const files = {
    'site/entry.js': "import './css/custom.css';\nimport s from './css/page.module.css';\nconsole.log(s.a);\n",
    'site/css/custom.css': "@import '../../elsewhere/more.css';\n.b { background: url('../images/a sign.svg') }\n",
    'site/css/page.module.css': ".a { mask: url('../../elsewhere/large.svg#part') }\n",
    'elsewhere/more.css': '.c { color: red }\n',
    'site/images/a sign.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'elsewhere/large.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(3000)}</svg>`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  const ids = new Set<string>();
  const builder = await createBuilder({
    root: path.join(dir, 'site'),
    configFile: false,
    logLevel: 'silent',
    plugins: [moduleIdsPlugin(ids)],
    build: { rolldownOptions: { input: path.join(dir, 'site/entry.js') } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('Vite made no environment.');
  await builder.build(client);
  const { sources, styles } = originsOf(ids);
  const name = (file: string) => path.relative(dir, file).replaceAll(path.sep, '/');
  expect(sources.map(name)).toEqual(expect.arrayContaining(Object.keys(files)));
  expect(styles.map(name).toSorted()).toEqual(['site/css/custom.css', 'site/css/page.module.css']);
});
