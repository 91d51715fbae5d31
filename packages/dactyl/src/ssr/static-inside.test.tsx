import { useState, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import Layout from '@theme/Layout';
import { contents, createTestRenderer, marksOf, shape, siteModule } from '../../test/islands/render.js';
import type { ContentModule } from '../shared/render.js';
import { DocProvider, useDoc, type DocContent } from '../features/docs/react/doc-context.js';
import { DocsSidebarProvider, useDocsSidebar, useSidebarTrail } from '../features/docs/react/sidebar-context.js';
import type { SidebarItem, VersionProps } from '../features/docs/react/types.js';
import { useCurrentSidebarCategory } from '../features/docs/react/use-sidebar.js';
import { DocsVersionProvider, useDocById, useDocsVersion } from '../features/docs/react/version-context.js';
import { Region } from '../react/region.js';
import { renderRoutes } from '../react/render-routes.js';
import { LocationContext } from '../react/use-location.js';
import { RemainingLevelsContext, RouteContext } from '../react/route-context.js';
import { createContent } from './create-content.js';

const render = createTestRenderer();

describe('a context of ours', () => {
  const doc = {
    frontMatter: {},
    metadata: { title: 'T' },
    assets: {},
    contentTitle: 'T',
    toc: [],
  } as unknown as DocContent;
  const Title = siteModule('Title').island(() => <i>{useDoc().contentTitle}</i>);
  const Plain = siteModule('Plain').island(() => <b />);

  it('is written into the page for islands below its provider', async () => {
    const { html, fallback } = await render(
      <DocProvider content={doc}>
        <p>static</p>
        <Title />
      </DocProvider>,
    );
    expect(fallback).toBeUndefined();
    expect(html).toMatch(
      /^<!--provide:\{"name":"doc","value":".*"\}--><p>static<\/p><!--island:.*<i>T<\/i><!--\/island--><!--\/provide-->$/,
    );
  });

  it('is nothing without islands', async () => {
    expect((await render(<DocProvider content={doc}>text</DocProvider>)).html).toBe('text');
  });

  it('that is large is written for islands that have read it', async () => {
    const Names = siteModule('Names').island(() => <i>{useDocsSidebar()?.name}</i>);
    const sidebar = (children: ReactNode) => (
      <DocsSidebarProvider name="main" items={[]}>
        {children}
      </DocsSidebarProvider>
    );
    expect((await render(sidebar(<Plain />))).html).not.toContain('provide');
    expect((await render(sidebar(<Names />))).html).toContain('<!--provide:{"name":"docs sidebar"');
  });

  it('reaches a region that was rendered with another page', async () => {
    const renderHere = createTestRenderer();
    const page = (
      <DocProvider content={doc}>
        <Region name="side">
          <Title />
        </Region>
      </DocProvider>
    );
    const [first, second] = [await renderHere(page), await renderHere(page)];
    expect(first.html).toContain('<!--provide:{"name":"doc"');
    expect(second.html).toBe(first.html);
  });

  it('gives an island of a large value what it reads, and of a record the entries', async () => {
    const version = {
      label: '2.0',
      docs: { here: { id: 'here', title: 'Here' }, there: { id: 'there', title: 'There' } },
      docsSidebars: { main: [] },
    } as unknown as VersionProps;
    const One = siteModule('One').island(() => <i>{useDocById('here').title}</i>);
    const All = siteModule('All').island(() => <i>{Object.keys(useDocsVersion().docs).join()}</i>);
    const page = (island: ReactNode) => <DocsVersionProvider version={version}>{island}</DocsVersionProvider>;
    const one = await render(page(<One />));
    expect(one.fallback).toBeUndefined();
    expect(one.html).toContain('2.0');
    expect(one.html).toContain('Here');
    expect(one.html).not.toContain('There');
    expect((await render(page(<All />))).html).toContain('There');
  });

  it('gives an island the place of the page in the sidebar, and the sidebar only when it reads it', async () => {
    const link = (label: string) => ({ type: 'link', label, href: `/${label}` }) as const;
    const items = [{ type: 'category', label: 'Group', items: [link('page'), link('beside')] } as const, link('far')];
    const Way = siteModule('Way').island(() => (
      <i>
        {useSidebarTrail()
          ?.map(({ label }) => label)
          .join()}
      </i>
    ));
    const Beside = siteModule('Beside').island(() => <i>{useCurrentSidebarCategory().items.length}</i>);
    const page = (island: ReactNode) => (
      <LocationContext value={{ pathname: '/page', search: '', hash: '' }}>
        <DocsSidebarProvider name="main" items={items as unknown as SidebarItem[]}>
          {island}
        </DocsSidebarProvider>
      </LocationContext>
    );
    const way = await render(page(<Way />));
    expect(way.fallback).toBeUndefined();
    expect(way.html).toContain('<i>Group,page</i>');
    expect(way.html).not.toContain('beside');
    const beside = await render(page(<Beside />));
    expect(beside.html).toContain('beside');
    expect(beside.html).not.toContain('far');
  });

  it('is an ordinary one inside of an island', async () => {
    const Own = siteModule('Own').island(() => (
      <DocProvider content={doc}>
        <Title />
      </DocProvider>
    ));
    expect(shape((await render(<Own />)).html)).toBe('[Own <i>T</i>]');
  });
});

describe('the layout inside of an island', () => {
  const Counter = siteModule('Counter').island(() => <b>{useState(1)[0]}</b>);
  const Page = siteModule('src/pages/counter').island(() => {
    const [count] = useState(0);
    return (
      <Layout title="Counter">
        <main>
          {count}
          <Counter />
        </main>
      </Layout>
    );
  });

  it('stays in the page, around what is live', async () => {
    const page = (
      <RouteContext value={{ plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } }}>
        <Page />
      </RouteContext>
    );
    const result = await createTestRenderer()(page);
    expect(result.fallback).toBeUndefined();
    expect(result.head.title).toContain('Counter');
    expect(Object.keys(result.regions)).toEqual(['navbar', 'footer']);
    const html = shape(result.html);
    expect(html).toMatch(/^(?:<!--provide:.*?-->)?\[src\/pages\/counter <!--adopt:layout-->/);
    expect(html).toContain('<!--hole:children--><main>0<b>1</b></main><!--/hole-->');
    expect(html).toContain('<!--region:navbar--><!--/region-->');
  });
});

describe('a route inside of an island', () => {
  it('is static again', async () => {
    const Counter = siteModule('Counter').island(() => <b>{useState(1)[0]}</b>);
    const Parent = siteModule('Parent').island(() => {
      const [title] = useState('parent');
      return <section title={title}>{renderRoutes([{}])}</section>;
    });
    const level = {
      path: '/page',
      exact: true,
      component: 'x',
      props: {},
      attributes: {},
      Component: () => <Counter />,
    };
    const { html, fallback } = await render(
      <RemainingLevelsContext value={[level]}>
        <Parent />
      </RemainingLevelsContext>,
    );
    expect(fallback).toBeUndefined();
    expect(shape(html)).toBe(
      '[Parent <section title="parent"><!--adopt:routes-->[Counter <b>1</b>]<!--/adopt--></section>]',
    );
  });
});

describe('a Markdown file', () => {
  const file = (body: ContentModule['body']): ContentModule => ({
    $content: true,
    file: 'docs/x.mdx',
    body,
    frontMatter: {},
    metadata: {},
    assets: {},
    contentTitle: undefined,
    toc: [],
  });
  const load = async (code: string): Promise<ComponentType<Record<string, unknown>>> =>
    createContent(file({ kind: 'module', code, imports: { react: { kind: 'module', key: 'react' } } }), {});

  it('without state is static', async () => {
    const Content = await load('const { jsx } = arguments[0]; return { default: () => jsx("p", { children: "x" }) };');
    expect(await render(<Content />)).toMatchObject({ html: '<p>x</p>', hydrationMode: 'static' });
  });

  it.each([
    ['a component with state', 'const Count = () => jsx("b", { children: React.useState(1)[0] });', 'jsx(Count, {})'],
    ['an event prop', '', 'jsx("b", { onClick() {}, children: 1 })'],
  ])('with %s is one island', async (_, declaration, element) => {
    const Content = await load(
      `const { jsx, jsxs, Raw, importModule } = arguments[0]; const React = await importModule("react"); ${declaration}
       return { default: () => jsxs("div", { children: [jsx(Raw, { html: "<p>raw</p>" }), ${element}] }) };`,
    );
    const result = await render(
      <article>
        <Content />
      </article>,
    );
    expect(shape(result.html)).toBe('<article>[docs/x.mdx <div><p>raw</p><b>1</b></div>]</article>');
    expect(marksOf(result.html)[0]).toMatchObject({ url: '/docs/x.mdx.js', name: '$content' });
    expect(result.islands).toMatchObject([{ module: 'docs/x.mdx', foundBy: 'rendering' }]);
    expect(contents.at(-1)?.file).toBe('docs/x.mdx');
  });
});
