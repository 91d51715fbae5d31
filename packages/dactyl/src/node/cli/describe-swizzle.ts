/** What `dactyl swizzle` prints: the table of components, and what it wrote. */
import { siteRelative } from '../content/edit-url.js';
import type { Colors } from '../base/logger.js';
import type { SwizzleAction, SwizzledFile, Theme, ThemeComponent } from '../swizzle/types.js';
import type { SwizzleSafety } from '../../shared/swizzle-actions.js';

export function describeThemes(themes: readonly Theme[], colors: Colors): string {
  const tables = themes.map((theme) => {
    const { length } = theme.components;
    const title = `${colors.bold(theme.name)}, ${length} ${length === 1 ? 'component' : 'components'}`;
    return `${title}\n\n${componentTable(theme.components, colors)}`;
  });
  return [...tables, LEGEND].join('\n\n');
}

const LEGEND = [
  'safe       stays the same from one release to the next',
  'unsafe     may change with any release; asks first, or needs --danger',
  'forbidden  is not possible',
].join('\n');

function componentTable(components: readonly ThemeComponent[], colors: Colors): string {
  const width = Math.max('Component'.length, ...components.map(({ name }) => name.length));
  const head = `${'Component'.padEnd(width)}  ${'Eject'.padEnd(9)}  ${'Wrap'.padEnd(9)}  Description`;
  const rows = components.map(({ name, actions, description }) =>
    [name.padEnd(width), safety(actions.eject, colors), safety(actions.wrap, colors), description].join('  ').trimEnd(),
  );
  return [colors.dim(head), ...rows].join('\n');
}

function safety(value: SwizzleSafety, colors: Colors): string {
  const colour = { safe: colors.green, unsafe: colors.yellow, forbidden: colors.red }[value];
  return colour(value.padEnd(9));
}

export interface Swizzled {
  files: readonly SwizzledFile[];
  theme: Theme;
  component: ThemeComponent;
  action: SwizzleAction;
  siteDir: string;
  isDryRun: boolean;
}

export function describeSwizzled({ files, theme, component, action, siteDir, isDryRun }: Swizzled): string[] {
  const verb = isDryRun ? 'Would write' : 'Wrote';
  const written = files.map(({ file }) => `${verb} ${siteRelative(siteDir, file)}`);
  const what = action === 'eject' ? 'It takes the place of' : 'It stands around';
  const subject = component.isFolder ? 'They take the place of those' : `${what} ${component.name}`;
  return isDryRun ? written : [...written, `${subject} of ${theme.name} on all pages.`];
}
