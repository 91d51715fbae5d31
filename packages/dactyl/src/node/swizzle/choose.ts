/** Finds a theme and its component by the names that people type. Letter case does not matter. */
import { nearestName, suggestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';
import type { SwizzleAction, Theme, ThemeComponent } from './types.js';

const DOCS = '/docs/swizzling';

export function findTheme(name: string, themes: readonly Theme[]): Theme {
  const wanted = name.toLowerCase();
  const byName = (theme: Theme) => [theme.name, ...theme.aliases].some((alias) => alias.toLowerCase() === wanted);
  const theme = themes.find(byName);
  if (theme) return theme;
  const known = themes.map((candidate) => candidate.name);
  const owner = themes.find(({ components }) => components.some((one) => one.name.toLowerCase() === wanted));
  const hint = owner
    ? `It is a component of ${owner.name}: "dactyl swizzle ${owner.name} ${name}".`
    : suggestName(name, known);
  throw new SiteError(`This site has no theme "${name}".`, { hint, docs: DOCS });
}

/** @throws SiteError that suggests components with a similar name. */
export function findComponent(name: string, theme: Theme): ThemeComponent {
  const wanted = name.replace(/^@theme(?:-original|-init)?\//, '').replace(/\/index$/, '');
  const { components } = theme;
  const found =
    components.find((component) => component.name === wanted) ??
    components.find((component) => component.name.toLowerCase() === wanted.toLowerCase());
  if (found) return found;
  throw new SiteError(`The theme ${theme.name} has no component "${name}".`, {
    hint: suggestComponents(wanted, theme),
    docs: DOCS,
  });
}

/** @throws SiteError that suggests what to do instead. */
export function assertAllowed(component: ThemeComponent, action: SwizzleAction): void {
  if (component.actions[action] !== 'forbidden') return;
  const other: SwizzleAction = action === 'eject' ? 'wrap' : 'eject';
  const isOtherAllowed = component.actions[other] !== 'forbidden';
  const kind = component.isFolder ? 'a folder of components' : 'used in a way that allows only the original';
  const what = action === 'eject' ? 'copied' : 'wrapped';
  throw new SiteError(`${component.name} cannot be ${what}: it is ${reason(component, action) ?? kind}.`, {
    hint: isOtherAllowed
      ? `Use --${other} instead.`
      : component.isFolder
        ? 'Name one of the components in it; "dactyl swizzle --list" shows them.'
        : 'Look for a component around it or inside of it with "dactyl swizzle --list".',
    docs: DOCS,
  });
}

function reason({ isFolder }: ThemeComponent, action: SwizzleAction): string | undefined {
  return action === 'wrap' && !isFolder ? 'no component that takes another one around it' : undefined;
}

function suggestComponents(name: string, { name: theme, components }: Theme): string {
  const names = components.map((component) => component.name);
  const last = name.split('/').at(-1)?.toLowerCase() ?? '';
  const alike = names.filter((candidate) => last.length > 2 && candidate.toLowerCase().includes(last)).slice(0, 5);
  const near = nearestName(name, names) ?? names.find((candidate) => isNear(last, candidate));
  const suggested = [...new Set(near === undefined ? alike : [near, ...alike])].slice(0, 5);
  if (suggested.length === 0) return `"dactyl swizzle ${theme} --list" shows all.`;
  return `Did you mean ${suggested.map((candidate) => `"${candidate}"`).join(' or ')}?`;
}

function isNear(wanted: string, candidate: string): boolean {
  return nearestName(wanted, [candidate.split('/').at(-1) ?? '']) !== undefined;
}
