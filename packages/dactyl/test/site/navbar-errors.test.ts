/** What people read when an item of the navbar cannot be rendered: which one, where it is configured, and only once. */
import { describe, expect, it } from 'vitest';
import { copyFixture } from './fixture.js';

/** The message of a build with these items, on a site of several pages. */
async function failingBuild(items: readonly string[], files: Record<string, string> = {}): Promise<string> {
  const fixture = copyFixture('broken-sites/base');
  for (const [name, text] of Object.entries(files)) fixture.write(name, text);
  fixture.edit('docusaurus.config.js', (text) =>
    text.replace(
      /,\n\};/,
      `,\n  themeConfig: {\n    navbar: {\n      items: [\n        ${items.join(',\n        ')},\n      ],\n    },\n  },\n};`,
    ),
  );
  const { code, output } = await fixture.run(['build']);
  expect(code).toBe(1);
  return output.slice(output.indexOf('error '));
}

const THROWING_TYPE = {
  'src/theme/NavbarItem/ComponentTypes.jsx': `import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

function Weather({ station }) {
  return <b>{station.name.toUpperCase()}</b>;
}

function Broken() {
  return <div className="navbar__item"><Weather /></div>;
}

export default { ...ComponentTypes, 'custom-weather': Broken };
`,
};

describe('an item of the navbar that cannot be rendered', () => {
  it('R302 is named as it is configured, with its line, when its component throws', async () => {
    const items = [`{ to: '/', label: 'Home' }`, `{ type: 'custom-weather', city: 'Hobart' }`];
    expect(await failingBuild(items, THROWING_TYPE)).toMatchInlineSnapshot(`
      "error The navbar item {"type":"custom-weather","city":"Hobart"} could not be rendered: Cannot read properties of undefined (reading 'name')
        docusaurus.config.js:11:9 at themeConfig.navbar.items[1]
            10 |         { to: '/', label: 'Home' },
          > 11 |         { type: 'custom-weather', city: 'Hobart' },
               |         ^
            12 |       ],
        Thrown in Weather."
    `);
  });

  it('R302 is the innermost one when it stands in a dropdown', async () => {
    const items = [`{ label: 'More', items: [{ to: '/', label: 'Home' }, { type: 'custom-weather', city: 'Cork' }] }`];
    const message = await failingBuild(items, THROWING_TYPE);
    expect(message).toContain('The navbar item {"type":"custom-weather","city":"Cork"} could not be rendered');
    expect(message).toContain('themeConfig.navbar.items[0]');
  });

  it('R263 names the sidebar that has nothing to link to', async () => {
    const sidebars = {
      'sidebars.js': `export default { docs: ['fine'], links: [{ type: 'html', value: '<hr>' }] };\n`,
    };
    expect(await failingBuild([`{ type: 'docSidebar', sidebarId: 'links' }`], sidebars)).toMatchInlineSnapshot(`
      "error The navbar item {"type":"docSidebar","position":"left","sidebarId":"links"} could not be rendered: The sidebar "links" has nothing that the navbar could link to.
        docusaurus.config.js:10:9 at themeConfig.navbar.items[0]
             9 |       items: [
          > 10 |         { type: 'docSidebar', sidebarId: 'links' },
               |         ^
            11 |       ],
        Put a doc into the sidebar, or a category with a link."
    `);
  });

  it('is reported once for all pages when its sidebar does not exist', async () => {
    expect(await failingBuild([`{ type: 'docSidebar', sidebarId: 'dcos', label: 'Docs' }`])).toMatchInlineSnapshot(`
      "error The navbar item {"type":"docSidebar","label":"Docs","position":"left","sidebarId":"dcos"} could not be rendered: There is no sidebar "dcos" in version "current".
        docusaurus.config.js:10:9 at themeConfig.navbar.items[0]
             9 |       items: [
          > 10 |         { type: 'docSidebar', sidebarId: 'dcos', label: 'Docs' },
               |         ^
            11 |       ],
        Sidebars: docs."
    `);
  });

  it('is reported once for all pages when its doc does not exist', async () => {
    expect(await failingBuild([`{ type: 'doc', docId: 'fien' }`])).toMatchInlineSnapshot(`
      "error The navbar item {"type":"doc","position":"left","docId":"fien"} could not be rendered: There is no doc with the id "fien" in version "current".
        docusaurus.config.js:10:9 at themeConfig.navbar.items[0]
             9 |       items: [
          > 10 |         { type: 'doc', docId: 'fien' },
               |         ^
            11 |       ],
        Doc ids: fine."
    `);
  });
});
