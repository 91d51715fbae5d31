/** Bundles that sites share: what is taken from the folder of `DACTYL_SHARED_BUNDLES`, and what is not. */
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';

const plainSite = (title: string, files: Record<string, string> = {}) =>
  createSite({
    'docusaurus.config.js': `module.exports = { title: '${title}', url: 'https://example.com', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]], themeConfig: { search: false } };`,
    'docs/index.md': `# ${title}\n\nA text of ${title}.`,
    ...files,
  });

const isFull = process.env.DACTYL_TEST_FULL === '1';

/** Texts of the scripts that pages have. */
function scriptsOf(site: Fixture): string[] {
  const folder = site.file('build/assets/js');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8'))
    .toSorted();
}

function findScript(folder: string): string {
  const names = readdirSync(folder, { recursive: true }).map(String);
  const name = names.find((one) => /client[\\/]assets[\\/]js[\\/]boot-/.test(one));
  if (name === undefined) throw new Error('The shared bundle has no script of a page.');
  return path.join(folder, name);
}

/** Alters a script of the shared bundle: a site makes its own bundle then, which replaces the altered one. */
async function expectBuildWithoutStranger(
  site: Fixture,
  { env, like }: { env: { DACTYL_SHARED_BUNDLES: string }; like: Fixture },
): Promise<void> {
  const script = findScript(env.DACTYL_SHARED_BUNDLES);
  const text = readFileSync(script, 'utf8');
  writeFileSync(script, `${text}\nalert('a stranger')`);
  await site.build({ env });
  expect(scriptsOf(site)).toEqual(scriptsOf(like));
  expect(readFileSync(script, 'utf8')).toBe(text);
}

// Every test of a site without code takes the bundle of another one (`vitest.config.ts`); here are those with code, and the key.
it.runIf(isFull)(
  'are made once for sites without code, and taken only as those with the same key left them',
  async () => {
    const shared = mkdtempSync(path.join(inject('sitesDir'), 'shared-'));
    // They would take the one that comes with the package.
    const env = { DACTYL_SHARED_BUNDLES: shared, DACTYL_CACHE_KEY: 'secret', DACTYL_READY_BUNDLES: 'no' };
    const [first, second, third] = [plainSite('First'), plainSite('Second'), plainSite('Third')];
    await first.build({ env });
    const names = readdirSync(shared);
    expect(names).toHaveLength(1);

    await second.build({ env });
    expect(readdirSync(shared)).toEqual(names);
    expect(scriptsOf(second)).toEqual(scriptsOf(first));
    expect(readFileSync(second.file('build/index.html'), 'utf8')).toContain('A text of Second.');

    await expectBuildWithoutStranger(third, { env, like: first });
  },
);

// A site that makes its bundle itself puts it in the place of the one that is there.
it('are taken by a site with the same code in another folder, as those with the same key left them, and by no other', async () => {
  const shared = mkdtempSync(path.join(inject('sitesDir'), 'shared-'));
  const env = { DACTYL_SHARED_BUNDLES: shared, DACTYL_CACHE_KEY: 'secret' };
  const withCode = (title: string, footer: string) =>
    plainSite(title, {
      'src/theme/Footer.js': `import { name } from '../components/name.js';
        export default () => <footer onClick={() => alert(name)}>{name}</footer>;`,
      'src/components/name.js': footer,
    });
  const [first, second, third] = ['First', 'Second', 'Third'].map((title) =>
    withCode(title, `export const name = 'Ours';`),
  ) as [Fixture, Fixture, Fixture]; // as many as titles
  await first.build({ env });
  expect(readdirSync(shared)).toHaveLength(1);
  const identities = () => readdirSync(shared).map((name) => statSync(path.join(shared, name)).ino);
  const before = identities();

  await second.build({ env });
  expect(identities()).toEqual(before);
  expect(scriptsOf(second)).toEqual(scriptsOf(first));
  expect(readFileSync(second.file('build/index.html'), 'utf8')).toMatch(/A text of Second[^]*Ours/);
  await expectBuildWithoutStranger(third, { env, like: first });
  // Taken or made, it stays while nothing changes, and an edit makes it anew.
  const names = readdirSync(shared);
  second.write(
    'src/components/name.js',
    `import config from '@generated/docusaurus.config'; export const name = config.title;`,
  );
  const { output } = await second.build({ env, args: ['--explain'] });
  expect(output).toContain(' pages: the bundle of code and styles changed (src/components/name.js)\n');
  expect(readFileSync(second.file('build/index.html'), 'utf8')).toContain('>Second</footer>');
  // It contains data of its site.
  expect(readdirSync(shared)).toEqual(names);
});
