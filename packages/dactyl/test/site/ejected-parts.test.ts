/** Parts of sidebars, menus and buttons that a site writes itself: the pages around them stay as they are. */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from './built-fixture.js';
import { createSite } from './fixture.js';
import { islandMarks, type Output } from './output.js';

const FILES = {
  'package.json': '{ "name": "ejected-sidebar", "private": true, "type": "module" }',
  'docusaurus.config.ts': `export default {
  title: 'Ejected',
  onBrokenLinks: 'ignore',
  url: 'https://ejected.example',
  baseUrl: '/',
  presets: [['classic', { blog: false, sitemap: false }]],
  themeConfig: {
    search: false,
    docs: { sidebar: { hideable: true } },
    navbar: { title: 'Ejected', items: [{ to: '/docs/one', label: 'Docs' }] },
  },
};
`,
  'docs/one.md': '# One\n\n## First\n\n### Within\n\n## Last\n',
  'docs/deep/two.md': '# Two\n\n```js\nconst a = "<b>";\nconst b = 1;\n```\n',
  'src/theme/Icon/Success.jsx': 'export default () => <b className="my-check">done</b>;',
  'src/theme/DocSidebar/Desktop/CollapseButton.tsx': `export default function CollapseButton({ onClick }) {
  return <button className="narrow" onClick={onClick}>Narrow</button>;
}
`,
  'src/theme/DocRoot/Layout/Sidebar/ExpandButton.tsx': `export default function ExpandButton({ toggleSidebar }) {
  return <div className="wide" role="button" tabIndex={0} onKeyDown={toggleSidebar} onClick={toggleSidebar}>Wide</div>;
}
`,
  'src/theme/TOC.tsx': `import TOCItems from '@theme/TOCItems';

export default function TOC({ className, ...props }) {
  return <aside className="outline"><TOCItems {...props} linkClassName="table-of-contents__link mine" linkActiveClassName="table-of-contents__link--active" /></aside>;
}
`,
  'src/theme/Navbar/MobileSidebar/SecondaryMenu.tsx': `import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';

export default function SecondaryMenu() {
  const menu = useNavbarSecondaryMenu();
  return <div className="second"><button onClick={menu.hide}>To the main menu</button>{menu.content}</div>;
}
`,
};

let output: Output;
let log: string;

beforeAll(async () => {
  ({ log, output } = await builtSite(createSite(FILES)));
});

describe('buttons of a site that hide and show the sidebar', () => {
  it('are in the place of those of the theme', () => {
    const sidebar = output.page('docs/one/index.html').one('.theme-doc-sidebar-container');
    expect(sidebar.one('.narrow').text).toBe('Narrow');
    expect(sidebar.one('.wide').text).toBe('Wide');
  });

  it('are islands that wait for a touch, in a page that is HTML', () => {
    expect(log).not.toMatch(/hydrates as|needs the browser/);
    const marks = islandMarks(output.read('docs/one/index.html'));
    expect(marks.map(({ name, when }) => [name, when]).filter(([name]) => name?.endsWith('WithState'))).toEqual([
      ['CollapseButtonWithState', 'event'],
      ['ExpandButtonWithState', 'event'],
    ]);
  });
});

describe('a table of contents of a site', () => {
  it('is one whose active link the boot script marks', () => {
    const outline = output.page('docs/one/index.html').one('.outline [data-toc]');
    expect(outline.attributes).toMatchObject({ 'data-toc-min': '2', 'data-toc-max': '3' });
    expect(outline.all('a.table-of-contents__link.mine').map(({ text }) => text)).toEqual(['First', 'Within', 'Last']);
  });
});

describe('a second panel of the mobile menu that a site writes itself', () => {
  it('has the place into which the boot script moves the sidebar', () => {
    const panel = output.page('docs/one/index.html').one('.navbar-sidebar .second');
    expect(panel.one('button').text).toBe('To the main menu');
    expect(panel.all('[data-mobile-slot]')).toHaveLength(1);
  });
});

describe('an icon of a site', () => {
  it('takes the place of that on the buttons of code blocks, in Markdown too', () => {
    const block = output.page('docs/deep/two/index.html').all('.theme-code-block')[0];
    const copy = block?.one('button[data-copy]');
    expect(copy?.one('.code-block-success-icon .my-check').text).toBe('done');
    expect(copy?.all('.code-block-copy-icon svg')).toHaveLength(1);
    // Its icon is the theme's, which is CSS.
    expect(block?.one('button[data-wrap]').all('svg')).toHaveLength(0);
    expect(block?.all('.token-line').length).toBe(2);
  });
});
