import { createContext, forwardRef, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createTestRenderer } from '../../test/islands/render.js';
import { compileText } from '../../test/markdown/compile-text.js';
import { createContent } from './create-content.js';
import { markModule } from './mark-component.js';

const render = createTestRenderer();

const Paragraph = forwardRef<HTMLParagraphElement, { children?: ReactNode }>((props, ref) => (
  <p {...props} ref={ref} />
));
const Box = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
const Menu = Object.assign(() => <nav />, { Item: () => <li /> });

/** Its members are found by asking only. */
const motion = new Proxy(() => {}, {
  get: (_, key) => (key === 'p' ? Paragraph : key === 'create' ? () => forwardRef(() => <i />) : undefined),
});

const lib = {
  motion,
  Menu,
  parts: { Box },
  frozen: Object.freeze({ Round: () => <b /> }),
  Context: createContext(''),
  format: (text: string) => `${text}!`,
  useSize: () => 3,
  counts: new Map([['a', 1]]),
};

let files = 0;

/** Islands of Markdown that imports the package: names and reasons. */
async function islandsOf(source: string): Promise<string[]> {
  const { body } = await compileText(`import * as Lib from 'lib';\n\n${source}`);
  if (body.kind === 'html') throw new Error('It needs an evaluation.');
  const reason = { when: 'visible' as const, why: 'comes from the package lib, which uses React', at: 'lib' };
  const Content = await createContent(
    {
      $content: true,
      file: `docs/x${files++}.mdx`,
      body: { ...body, imports: { lib: { kind: 'module', key: 'lib' } } },
      frontMatter: {},
      metadata: {},
      assets: {},
      contentTitle: undefined,
      toc: [],
    },
    { lib: () => Promise.resolve(markModule(lib, { module: 'lib', reason })) },
  );
  const { islands, fallback } = await render(<Content />);
  expect(fallback).toBeUndefined();
  return islands.map(({ name, when, why }) => `${name} ${when}: ${why}`);
}

const promoted = (what: string) => [`$content visible: ${what}`];
const renders = (tag: string) => promoted(`renders <${tag}> of the package lib, which uses React`);

describe('Markdown that imports an interactive package', () => {
  it.each([
    ['a member of a proxy', '<Lib.motion.p>x</Lib.motion.p>', 'motion.p'],
    ['a member under another name', 'export const P = Lib.motion.p;\n\n<P>x</P>', 'motion.p'],
    ['what a function makes', 'export const I = Lib.motion.create();\n\n<I />', 'motion.create()'],
    ['a member of an object', '<Lib.parts.Box />', 'parts.Box'],
    ['a member of a frozen object', '<Lib.frozen.Round />', 'frozen.Round'],
    ['a member of a component', '<Lib.Menu.Item />', 'Menu.Item'],
    ['a member in a component of its own', 'export const Own = () => <Lib.motion.p />;\n\n<Own />', 'motion.p'],
    ['a member in an element made on load', 'export const made = <Lib.motion.p />;\n\n{made}', 'motion.p'],
  ])('is an island when it renders %s', async (_, source, tag) => {
    expect(await islandsOf(source)).toEqual(renders(tag));
  });

  it('is an island when a component of its own calls a hook of the package', async () => {
    expect(await islandsOf('export const Own = () => <b>{Lib.useSize()}</b>;\n\n<Own />')).toEqual(
      promoted('calls useSize of the package lib'),
    );
  });

  it('is static around an exported component', async () => {
    expect(await islandsOf('<Lib.Menu />')).toEqual(['Menu visible: comes from the package lib, which uses React']);
  });

  it('is static with components of its own and values of the package', async () => {
    expect(
      await islandsOf('export const Own = () => <b>{Lib.format("a")}{Lib.counts.get("a")}</b>;\n\n<Own />'),
    ).toEqual([]);
  });
});
