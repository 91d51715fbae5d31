/** A small site that tests may edit: two docs in a sidebar, a page with styles of its own, a draft. */
import { createSite, type Fixture } from '../../packages/dactyl/test/site/fixture.js';

const paragraphs = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of a text that is long enough to scroll.`);

const FILES = {
  'package.json': JSON.stringify({ name: 'notes', private: true, type: 'module' }),
  'docusaurus.config.ts': `export default {
  title: 'Notes',
  url: 'https://notes.example',
  baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: false, theme: { customCss: './custom.css' } }]],
  themeConfig: { navbar: { title: 'Notes', items: [{ type: 'docSidebar', sidebarId: 'notes', label: 'All notes' }] } },
};
`,
  'sidebars.ts': `export default { notes: ['first', 'second'] };\n`,
  'custom.css': `h1 { color: rgb(1, 2, 3); }\n`,
  'docs/first.md': `# First note\n\nThe first text.\n\n## 第二部分\n\n${paragraphs.join('\n\n')}\n`,
  'docs/second.md': `# Second note\n\nThe second text. On to [the first](./first.md).\n`,
  'docs/draft.md': `---\ndraft: true\n---\n\n# Draft note\n\nNot ready.\n`,
  'src/pages/index.tsx': `import Layout from '@theme/Layout';
import styles from './index.module.css';

export default function Home() {
  return (
    <Layout title="Home">
      <main className={styles.home}>
        <h1>Home of the notes</h1>
      </main>
    </Layout>
  );
}
`,
  'src/pages/index.module.css': `.home { padding: 7px; }\n`,
};

/** The site in a folder of its own, which goes away after the tests of the file. */
export function createNotesSite(): Fixture {
  return createSite(FILES);
}
