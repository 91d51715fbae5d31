/** Files of a pages folder that hold no component, or one that fails: in a build and during development. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { exitOf, startDactyl } from './run-dactyl.js';

const inLayout = (inner: string) => `import Layout from '@theme/Layout';
${inner}
export default function Page() {
  return <Layout><Inner /></Layout>;
}
`;

const PAGES = {
  'blank.js': '',
  'lost.jsx': 'export function Lost() {\n  return <h1>Lost</h1>;\n}\n',
  'helper.ts': 'export const sum = (a: number, b: number) => a + b;\n',
  'object.tsx': "export default { title: 'An object' };\n",
  'element.jsx': 'export default <h1>An element</h1>;\n',
  'returns.jsx': inLayout('const Inner = () => ({ a: 1 });'),
  'refused.jsx': inLayout('const parts = {};\nconst Inner = () => <parts.Missing />;'),
  'text.jsx': inLayout("function Inner() {\n  throw 'a text';\n}"),
  'thrower.jsx': inLayout(
    "function Inner() {\n  throw new Error('No name.', { cause: new Error('It is empty.') });\n}",
  ),
  'nothing.jsx': 'export default function Nothing() {}\n',
};

let site: Fixture;

beforeAll(() => {
  const config = `export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  presets: [['classic', { docs: false, blog: false, sitemap: false }]],
  themeConfig: { search: false },
};
`;
  const files = Object.entries(PAGES).map(([name, text]) => [`src/pages/${name}`, text]);
  site = createSite({
    'package.json': '{ "name": "broken", "private": true, "type": "module" }',
    'docusaurus.config.js': config,
    ...Object.fromEntries(files),
  });
});

describe('a build', () => {
  it('R254 R288 names each module without a component, says what to do, and writes nothing', async () => {
    const { code, output } = await site.run(['build']);
    expect(code).toBe(1);
    expect(output.slice(output.indexOf('error '))).toMatchInlineSnapshot(`
      "error 9 errors in 8 files

      src/pages/blank.js
        Rendering /blank failed: "@site/src/pages/blank.js" has no default export.
          src/pages/blank.js
          The page /blank needs a React component there: export default function Page() { … }.
          Each file of a pages folder is a page, unless its name or that of its folder begins with "_".

      src/pages/element.jsx
        Rendering /element failed: The default export of "@site/src/pages/element.jsx" is no component, but an element.
          src/pages/element.jsx
          The page /element needs a React component there: export default function Page() { … }.

      src/pages/helper.ts
        Rendering /helper failed: "@site/src/pages/helper.ts" has no default export.
          src/pages/helper.ts
          The page /helper needs a React component there: export default function Page() { … }.
          Each file of a pages folder is a page, unless its name or that of its folder begins with "_".

      src/pages/lost.jsx
        Rendering /lost failed: "@site/src/pages/lost.jsx" has no default export.
          src/pages/lost.jsx
          It exports Lost; the page /lost needs one of them as default: export default Lost;
          Each file of a pages folder is a page, unless its name or that of its folder begins with "_".

      src/pages/object.tsx
        Rendering /object failed: The default export of "@site/src/pages/object.tsx" is no component, but an object.
          src/pages/object.tsx
          The page /object needs a React component there: export default function Page() { … }.

      src/pages/refused.jsx
        Rendering /refused failed: Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.
          src/pages/refused.jsx
          A component of the page is none. Mostly it was imported under a name that its module does not export, or as default export instead of by name.

      src/pages/returns.jsx
        Rendering /returns failed: Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection of children, use an array instead.
          src/pages/returns.jsx
          A component of the page returned this object: return elements, or text.

      src/pages/text.jsx
        Rendering /text failed: a text
          src/pages/text.jsx
          A component threw this, which is no error. With "throw new Error(…)" the message names the component.

      Rendering /thrower failed: No name.
        Cause: It is empty.
        Thrown in Inner."
    `);
    expect(existsSync(site.file('build'))).toBe(false);
  });
});

describe('the dev server', () => {
  let server: ReturnType<typeof startDactyl>;
  let origin = '';
  let printed = '';

  beforeAll(async () => {
    server = startDactyl(['dev', '--port', '0', '--no-open'], { cwd: site.siteDir, isServer: true });
    server.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    server.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    while (origin === '') {
      if (server.stdout) await once(server.stdout, 'data');
      origin = /http:\/\/[^\s/]+/.exec(printed)?.[0] ?? '';
    }
  });
  afterAll(async () => {
    server.kill();
    await exitOf(server);
  });

  it('R254 R288 shows the error instead of the page, in the browser and in the terminal', async () => {
    const response = await fetch(`${origin}/lost`);
    const body = await response.text();
    expect(response.status).toBe(500);
    for (const text of [body.replaceAll(String.raw`\"`, '"'), printed]) {
      expect(text).toContain('Rendering /lost failed: "@site/src/pages/lost.jsx" has no default export.');
      expect(text).toContain('It exports Lost; the page /lost needs one of them as default: export default Lost;');
    }
    expect(body).not.toContain('__docusaurus');
    expect(body).not.toContain('<h1>');
  });

  it('names the line where a component throws', async () => {
    expect((await fetch(`${origin}/thrower`)).status).toBe(500);
    expect(printed).toContain('src/pages/thrower.jsx:3:9');
    expect(printed).toContain('Cause: It is empty.');
  });

  it('shows an empty page for a component that returns nothing, as React does', async () => {
    expect((await fetch(`${origin}/nothing`)).status).toBe(200);
  });
});
