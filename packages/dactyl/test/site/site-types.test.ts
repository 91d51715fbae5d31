/** A site with nothing but `"extends": "dactyl/tsconfig"` passes the compiler, and its mistakes do not. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';

const FILES = {
  'package.json': '{ "name": "typed", "private": true, "type": "module" }',
  'tsconfig.json': '{ "extends": "dactyl/tsconfig", "compilerOptions": { "strict": true } }',
  'docusaurus.config.ts': `import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

const config: Config = {
  title: 'Typed',
  url: 'https://typed.example',
  baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: { feedOptions: { type: ['rss'] } } } satisfies Preset.Options]],
  themeConfig: { navbar: { title: 'Typed' } } satisfies Preset.ThemeConfig,
  customFields: { mode: process.env.NODE_ENV },
};
export default config;
`,
  'sidebars.ts': `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
export default { one: ['a', { type: 'category', label: 'B', items: ['b'] }], two: [{ C: ['c'] }] } satisfies SidebarsConfig;
`,
  'birds.ts': `import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function birds(context: LoadContext, { onUnknown }: { onUnknown: 'warn' | 'throw' }): Plugin<string[]> {
  return {
    name: 'birds',
    loadContent: () => ['tern'],
    contentLoaded({ content }) {
      logger.info\`Read num=\${content.length} birds of path=\${context.siteDir}\`;
      logger.report(onUnknown)(logger.bold('None'));
    },
  };
}
`,
  'src/weather.ts': `export const weather = 'calm';\n`,
  'src/pages/index.tsx': `import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { weather } from '@site/src/weather';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import Picture from './picture.svg';
import styles from './index.module.css';

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  const { colorMode } = useColorMode();
  const doc = useActiveDocContext(undefined).activeDoc?.id;
  return (
    <Layout title={siteConfig.title}>
      <Head><title>{siteConfig.tagline}</title></Head>
      <Link className={styles.link} to={useBaseUrl('/a')}>{weather} {colorMode} {doc} {useBlogPost().metadata.title}</Link>
      <CodeBlock language="js">{'1'}</CodeBlock>
      <Picture role="img" />
    </Layout>
  );
}
`,
  'src/theme/TagsListByLetter/index.tsx': `import { listTagsByLetters, type TagLetterEntry } from '@docusaurus/theme-common';
import type { Props } from '@theme/TagsListByLetter';

const Letter = ({ letter, tags }: TagLetterEntry) => <p>{letter}: {tags.map(({ label, permalink }) => <a key={label} href={permalink}>{label}</a>)}</p>;

export default function TagsListByLetter({ tags }: Props) {
  return listTagsByLetters(tags).map((entry) => <Letter key={entry.letter} letter={entry.letter} tags={[]} />);
}
`,
  'src/parts.tsx': `import { NavbarSecondaryMenuFiller, type NavbarSecondaryMenuComponent, type UserThemeConfig } from '@docusaurus/theme-common';
import type { Navbar, NavbarItem, NavbarLogo, Footer, MultiColumnFooter, SimpleFooter, FooterLinkItem } from '@docusaurus/theme-common';
import { useTabs, useTreeifiedTOC, type TOCTreeNode, type TabItemProps, type TabValue, type TabsProps } from '@docusaurus/theme-common/internal';

export const themeConfig: UserThemeConfig = { navbar: { title: 'Typed' }, colorMode: { defaultMode: 'dark' } };
export const items: NavbarItem[] = [{ label: 'A', to: '/a' }];
export const textOf = (parts: [Navbar, NavbarLogo, Footer, FooterLinkItem]) => [parts[0].title, parts[1].alt, parts[2].copyright, parts[3].label];
export const linksOf = ([columns, row]: [MultiColumnFooter, SimpleFooter]) => [columns.links[0]?.items[0]?.to, row.links[0]?.to];

const Menu: NavbarSecondaryMenuComponent<{ title: string }> = ({ title }) => <p>{title}</p>;
export const Filler = () => <NavbarSecondaryMenuFiller component={Menu} props={{ title: 'Menu' }} />;

export function Labels(props: TabsProps) {
  return useTabs(props).tabValues.map(({ value, label }: TabValue) => <b key={value}>{label}</b>);
}
export const isShown = ({ value }: TabItemProps, selected: string) => value === selected;
export function Outline({ toc }: { toc: { id: string; value: string; level: number }[] }) {
  const show = (nodes: readonly TOCTreeNode[]) => nodes.map(({ id, children }) => <i key={id}>{id}{children.length}</i>);
  return show(useTreeifiedTOC(toc));
}
`,
  'src/theme/NotFound/index.tsx': `import type { ReactNode } from 'react';
import NotFound from '@theme-original/NotFound';
import type NotFoundType from '@theme/NotFound';
import type { Props as LayoutProps } from '@theme/Layout';
import type { WrapperProps } from '@docusaurus/types';

export const layout: LayoutProps = { title: 'Nothing' };

export default function NotFoundWrapper(props: WrapperProps<typeof NotFoundType>): ReactNode {
  return <NotFound {...props} />;
}
`,
};

function compile(site: Fixture): string {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = path.join(path.dirname(manifest), 'bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: site.siteDir, encoding: 'utf8' }).stdout;
}

describe('the types that a site gets', () => {
  it('know the imports of the site format', () => {
    expect(compile(createSite(FILES))).toBe('');
  });

  it('know what components take, and front matter of the own', () => {
    const site = createSite({
      ...FILES,
      'src/pages/wrong.tsx': `import Layout from '@theme/Layout';\nexport default () => <Layout titel="x" />;\n`,
      // As `dactyl types` writes it.
      'dactyl-types.d.ts': `export {};\n
declare module 'dactyl/types/features/docs/node/types.js' {
  interface DocFrontMatter {
    level: "easy" | "hard";
  }
}
declare module 'dactyl/types/features/blog/node/types.js' {
  interface BlogFrontMatter {
    place?: string;
  }
}
`,
      'src/own.ts': `import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
export const useLevel = (): 'easy' | 'hard' => useDoc().frontMatter.level;
export const usePlace = (): string | undefined => useBlogPost().frontMatter.place;
export const useWrong = (): boolean => useDoc().frontMatter.level;
`,
    });
    const [own, layout] = compile(site).split(/\n(?=src)/);
    expect(own).toMatch(/^src\/own\.ts\(5,\d+\): error TS2322: Type 'string' is not assignable to type 'boolean'/);
    expect(layout).toMatch(/^src\/pages\/wrong\.tsx\(2,\d+\): error TS2322/);
  });
});
