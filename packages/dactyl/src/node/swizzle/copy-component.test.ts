import { describe, expect, it } from 'vitest';
import { copyComponent } from './copy-component.js';
import type { Language } from './types.js';

function copy(files: Record<string, string>, language: Language, component = 'Box'): Record<string, string> {
  const isComponent = (name: string) => ['Box', 'Box/Lid'].includes(name);
  const read = (name: string) => files[name];
  return Object.fromEntries(copyComponent({ folder: 'theme', read, component, language, isComponent }));
}

const BOX = `import { useState, type ReactNode } from 'react';
import { Region } from '../react/region.js';
import { useDocusaurusContext } from '../react/site-context.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { useThemeConfig, type LogoConfig } from '../react/format/theme-common/theme-config.js';
import type { Props as LidProps } from './Box/Lid.js';
import { Frame } from './Icon/Glyph.js';

export type { LidProps };

/** What a box is told. */
export interface Props extends LidProps {
  logo?: LogoConfig;
  children: ReactNode;
}

/** A box. */
export default function Box<Item>({ logo, children }: Props, second?: Item): ReactNode {
  const [open] = useState<boolean>(false as boolean);
  const { siteConfig } = useDocusaurusContext();
  const names = [ThemeClassNames.common, useThemeConfig(), siteConfig!, second] satisfies unknown[];
  // It stays.
  return (
    // oxlint-disable-next-line some/rule -- only we know
    <Region name="box">
      <Frame {...{ open, names, logo }}>{children}</Frame>
    </Region>
  );
}
`;

const FRAME = `import Lid from '../Box/Lid.js';\nimport type { Size } from './size.js';\n\nexport const Frame = (props: { size?: Size }) => <Lid {...props} />;\n`;

const FILES = {
  'theme/Box.tsx': BOX,
  'theme/Icon/Glyph.tsx': FRAME,
  'theme/Icon/size.ts': 'export type Size = 1 | 2;\n',
  'theme/Box/Lid.tsx': 'export interface Props {}\nexport default () => null;\n',
};

describe('a copy', () => {
  it('imports under public names, and has small private files beside it', () => {
    const files = copy(FILES, 'typescript');
    expect(Object.keys(files)).toEqual(['index.tsx', 'Glyph.tsx']);
    expect(files['index.tsx']?.split('\n\n')[0]).toMatchInlineSnapshot(`
      "import { type ReactNode, useState } from 'react';
      import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
      import { type LogoConfig, Region } from 'dactyl/theme-parts';
      import type { Props as LidProps } from '@theme/Box/Lid';
      import { Frame } from './Glyph';"
    `);
    expect(files['Glyph.tsx']).toContain("import Lid from '@theme-original/Box/Lid';");
    expect(files['Glyph.tsx']).toContain("import type { Size } from 'dactyl/theme/Icon/size';");
  });

  it('in JavaScript has no types, and else every line', () => {
    const files = copy(FILES, 'javascript');
    expect(Object.keys(files)).toEqual(['index.js', 'Glyph.js']);
    expect(files['index.js']).toMatchInlineSnapshot(`
      "import { useState } from 'react';
      import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
      import { Region } from 'dactyl/theme-parts';
      import { Frame } from './Glyph';

      /** A box. */
      export default function Box({ logo, children }, second) {
        const [open] = useState(false);
        const { siteConfig } = useDocusaurusContext();
        const names = [ThemeClassNames.common, useThemeConfig(), siteConfig, second];
        // It stays.
        return (
          <Region name="box">
            <Frame {...{ open, names, logo }}>{children}</Frame>
          </Region>
        );
      }
      "
    `);
  });

  it('needs a public name for what it imports', () => {
    const files = { 'theme/Box.tsx': `import { x } from '../react/secret.js';\nexport default () => x;\n` };
    expect(() => copy(files, 'typescript')).toThrow('react/secret has no public name');
  });
});
