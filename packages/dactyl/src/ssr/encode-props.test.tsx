import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createTestRenderer, shape, siteModule } from '../../test/islands/render.js';

const render = createTestRenderer();

describe('a component that looks into its children', () => {
  const Items = siteModule('Items').island(
    ({ children }: { children: ReactNode }) => (
      <ul>
        {Children.map(children, (child) =>
          isValidElement<{ title: string; className?: string }>(child) ? (
            <li>
              {child.props.title} {cloneElement(child, { className: 'x' })}
            </li>
          ) : null,
        )}
      </ul>
    ),
    'event',
    { introspects: true },
  );
  const Box = siteModule('Box').mark(
    ({ title, className, children }: { title: string; className?: string; children?: ReactNode }) => (
      <div title={title} className={className}>
        {children}
      </div>
    ),
  );

  it('gets host elements and components of the site as elements, and what is in those as slots', async () => {
    const { html, fallback } = await render(
      <Items>
        <b title="one">1</b>
        <Box title="two">
          <p>deep</p>
        </Box>
      </Items>,
    );
    expect(fallback).toBeUndefined();
    expect(shape(html)).toBe(
      '[Items <ul><li>one<!-- --> <b title="one" class="x">1</b></li><li>two<!-- --> <div title="two" class="x">(0 <p>deep</p>)</div></li></ul>]',
    );
  });

  it('is found out when it changes slots', async () => {
    const Change = siteModule('Change').island(({ children }: { children: ReactElement<{ title: string }> }) =>
      cloneElement(children, { title: 'changed' }),
    );
    const { html, fallback } = await render(
      <Change>
        <b title="one" />
      </Change>,
    );
    expect(fallback).toBeUndefined();
    expect(shape(html)).toBe('[Change <b title="changed"></b>]');
  });

  it('is found out when a component deep in it fails on slots', async () => {
    const Deep = ({ children }: { children: ReactElement<{ title: string }> }) => <i>{children.props.title.length}</i>;
    const Outer = siteModule('Outer').island(({ children }: { children: ReactElement<{ title: string }> }) => (
      <Deep>{children}</Deep>
    ));
    const { html, fallback } = await render(
      <Outer>
        <b title="one" />
      </Outer>,
    );
    expect(fallback).toBeUndefined();
    expect(shape(html)).toBe('[Outer <i>3</i>]');
    const Fails = siteModule('Fails').island(({ children }: { children: ReactNode }) => (
      <Deep>{children as never}</Deep>
    ));
    await expect(render(<Fails>text</Fails>)).rejects.toThrow('title');
  });

  it('is found out when it fails on slots', async () => {
    const First = siteModule('First').island(({ children }: { children: ReactElement<{ title: string }>[] }) => (
      <p>{children.map((child) => child.props.title.toUpperCase())}</p>
    ));
    const { html, fallback } = await render(
      <First>
        <b title="one" />
        <b title="two" />
      </First>,
    );
    expect(fallback).toBeUndefined();
    expect(html).toContain('<p>ONE<!-- -->TWO</p>');
  });
});
