import { describe, expect, it } from 'vitest';
import { NO_PLUGINS } from '../../../test/markdown/compile-with-plugins.js';
import { TEST_OPTIONS } from '../../../test/markdown/compile-text.js';
import { siteFormatOf } from '../config/format-version.js';
import { createProcessor } from './create-processor.js';
import remarkNpmToYarn, { type NpmToYarnOptions } from './npm-to-yarn.js';

const block = { type: 'code', lang: 'bash', meta: 'npm2yarn', value: 'npm install --save-dev gull' };
const IMPORT = "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'";

interface Tree {
  type: string;
  children: Record<string, unknown>[];
}

function run(children: object[], options?: NpmToYarnOptions): Tree {
  const tree = structuredClone({ type: 'root', children }) as Tree;
  remarkNpmToYarn(options)(tree);
  return tree;
}

/** `Tabs(groupId=npm2yarn)[TabItem(value=npm)[npm i]]` */
function outline(node: Record<string, unknown>): string {
  const {
    name,
    attributes = [],
    children = [],
    value,
  } = node as {
    name?: string;
    attributes?: { name: string; value: string }[];
    children?: Record<string, unknown>[];
    value?: string;
  };
  if (!name) return String(value);
  const given = attributes.map((each) => `${each.name}=${each.value}`).join(' ');
  return `${name}(${given})[${children.map(outline).join(', ')}]`;
}

describe('npm2yarn', () => {
  it('shows npm commands for Yarn, pnpm and Bun too', () => {
    const { children } = run([block]);
    expect(children[0]?.value).toBe(IMPORT);
    expect(outline(children[1] ?? {})).toBe(
      'Tabs()[TabItem(value=npm)[npm install --save-dev gull], TabItem(value=yarn label=Yarn)[yarn add --dev gull], ' +
        'TabItem(value=pnpm)[pnpm add --save-dev gull], TabItem(value=bun label=Bun)[bun add --dev gull]]',
    );
    expect(JSON.stringify(children[1])).toContain('"lang":"bash"');
  });

  it('has no tab for Bun on sites of Docusaurus before 3.8, unless they name it', async () => {
    const tabsOf = async (minor: number, ...options: NpmToYarnOptions[]) => {
      const functions = { plugins: { ...NO_PLUGINS, remarkPlugins: [[remarkNpmToYarn, ...options]] } };
      const processor = await createProcessor({ ...TEST_OPTIONS, siteFormat: siteFormatOf(minor) }, { functions });
      const { body } = await processor.compile({ file: '/a.mdx', source: '```bash npm2yarn\nnpm ci\n```\n' });
      return [...JSON.stringify(body).matchAll(/value: ?\\?"(\w+)\\?"/g)].map(([, value]) => value);
    };
    expect(await tabsOf(7)).toEqual(['npm', 'yarn', 'pnpm']);
    expect(await tabsOf(8)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
    expect(await tabsOf(6, { converters: ['bun'] })).toEqual(['npm', 'bun']);
  });

  it('takes other converters, functions among them, and keeps tabs in step', () => {
    const converters: NpmToYarnOptions['converters'] = ['bun', ['Turbo', (code) => code.replace('npm', 'turbo')]];
    expect(outline(run([block], { sync: true, converters }).children[1] ?? {})).toBe(
      'Tabs(groupId=npm2yarn)[TabItem(value=npm)[npm install --save-dev gull], ' +
        'TabItem(value=bun label=Bun)[bun add --dev gull], TabItem(value=Turbo)[turbo install --save-dev gull]]',
    );
  });

  it('finds blocks in lists and components, and leaves others alone', () => {
    const inList = { type: 'list', children: [{ type: 'listItem', children: [block] }] };
    expect(JSON.stringify(run([inList]).children[1])).toContain('yarn add');
    for (const meta of [null, 'npm2yarn title="a"', 'npm2yarnish']) {
      expect(run([{ ...block, meta }])).toEqual({ type: 'root', children: [{ ...block, meta }] });
    }
  });

  it.each([
    ['both', IMPORT, undefined],
    ['one', "import Tabs from './MyTabs'", "import TabItem from '@theme/TabItem'"],
    ['other things', "import TabsLike from './TabItem'", IMPORT],
  ])('imports what is missing when the author imports %s', (_, value, added) => {
    const { children } = run([{ type: 'mdxjsEsm', value }, block]);
    expect(children[0]?.value).toBe(added ?? value);
    expect(children).toHaveLength(added === undefined ? 2 : 3);
  });

  it('says which converters there are', () => {
    // Invalid by type, but possible in a JavaScript configuration.
    const options = { converters: ['cargo'] } as unknown as NpmToYarnOptions;
    expect(() => remarkNpmToYarn(options)).toThrow('no converter "cargo"');
  });
});
