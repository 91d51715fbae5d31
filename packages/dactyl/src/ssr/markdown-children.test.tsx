import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createTestRenderer, shape, siteModule } from '../../test/islands/render.js';
import { compileText } from '../../test/markdown/compile-text.js';
import { createContent } from './create-content.js';

const render = createTestRenderer();

/** Renders Markdown that imports the component as `Items`. */
async function renderWith(Items: unknown, source: string): Promise<string> {
  const { body } = await compileText(`import Items from './Items';\n\n${source}`);
  if (body.kind === 'html') throw new Error('It needs no evaluation.');
  const key = 'docs/Items';
  const Content = await createContent(
    {
      $content: true,
      file: 'docs/x.mdx',
      body: { ...body, imports: { './Items': { kind: 'module', key } } },
      frontMatter: {},
      metadata: {},
      assets: {},
      contentTitle: undefined,
      toc: [],
    },
    { [key]: () => Promise.resolve({ default: Items }) },
  );
  const { html, fallback } = await render(<Content />);
  expect(fallback).toBeUndefined();
  return shape(html).replaceAll('<!-- -->', '').trim();
}

interface OwnProps {
  title?: string;
  className?: string;
}

function Numbered({ children }: { children?: ReactNode }) {
  const items = Children.toArray(children).filter((child) => isValidElement(child)) as ReactElement<OwnProps>[];
  return (
    <dl>
      {items.map((child, index) => (
        <dd key={child.key}>
          {index + 1}/{items.length} {String(child.type)} {child.props.title}{' '}
          {cloneElement(child, { className: `${child.props.className ?? ''} n${index}` })}
        </dd>
      ))}
    </dl>
  );
}

const SOURCE =
  '<Items>\n<b title="&quot;A&quot;" className="k" style={{ color: "red" }}>a *b*</b>\n\n- c\n\n</Items>\n';

describe('a component in Markdown that looks into its children', () => {
  it('gets elements when it is static', async () => {
    expect(await renderWith(siteModule('Numbered').mark(Numbered), SOURCE)).toBe(
      '<dl><dd>1/2 b &quot;A&quot; <b title="&quot;A&quot;" class="k n0" style="color:red">a <em>b</em></b></dd><dd>2/2 ul  <ul class=" n1">\n<li>c</li>\n</ul></dd></dl>',
    );
  });

  it('gets elements when it is an island, and what is in them as slots', async () => {
    const Island = siteModule('Numbered').island(Numbered, 'event', { introspects: true });
    const html = await renderWith(Island, SOURCE);
    expect(html).toBe(
      '[Numbered <dl><dd>1/2 b &quot;A&quot; <b title="&quot;A&quot;" class="k n0" style="color:red">(0 a <em>b</em>)</b></dd><dd>2/2 ul  <ul class=" n1">(1 \n<li>c</li>\n)</ul></dd></dl>]',
    );
  });

  it('is given the same page around it', async () => {
    const Plain = siteModule('Plain').mark(({ children }: { children?: ReactNode }) => <div>{children}</div>);
    expect(await renderWith(Plain, `# T\n\nx\n\n${SOURCE}\ny *z*`)).toBe(
      '<header><h1>T</h1></header>\n<p>x</p>\n<div><b title="&quot;A&quot;" class="k" style="color:red">a <em>b</em></b><ul>\n<li>c</li>\n</ul></div>\n<p>y <em>z</em></p>',
    );
  });
});
