/** What `dactyl swizzle` asks at a terminal when its arguments leave it open. Elsewhere an error names the argument. */
import type { Logger } from '../base/logger.js';
import { SiteError } from '../base/site-error.js';
import { findComponent, findTheme } from '../swizzle/choose.js';
import type { SwizzleAction, Theme, ThemeComponent } from '../swizzle/types.js';
import { ask, askYesNo, canAsk } from './ask.js';

const DOCS = '/docs/swizzling';

export async function askTheme(themes: readonly Theme[]): Promise<Theme> {
  const [only, ...others] = themes;
  if (!only) throw new SiteError('This site has no theme.', { docs: DOCS });
  if (!canAsk()) {
    const names = themes.map(({ name }) => name).join(', ');
    throw new SiteError('The theme is missing.', {
      hint: `Write "dactyl swizzle THEME COMPONENT"; themes of this site: ${names}. --list prints their components.`,
      docs: DOCS,
    });
  }
  if (others.length === 0) return only;
  return choose('Which theme?', themes, { label: ({ name }) => name, find: (text) => findTheme(text, themes) });
}

export async function askComponent(theme: Theme): Promise<ThemeComponent> {
  if (!canAsk()) {
    throw new SiteError('The component is missing.', {
      hint: `"dactyl swizzle ${theme.name} --list" prints those of ${theme.name}.`,
      docs: DOCS,
    });
  }
  return choose(`Which component of ${theme.name}?`, theme.components, {
    label: ({ name, description }) => (description ? `${name}  ${description}` : name),
    find: (text) => findComponent(text, theme),
  });
}

/** Called only on a terminal; elsewhere the command has already reported the missing argument. */
export async function askAction(component: ThemeComponent): Promise<SwizzleAction> {
  const actions: SwizzleAction[] = ['wrap', 'eject'];
  const meaning = { wrap: 'put a component of yours around it', eject: 'copy it and change the copy' };
  const find = (text: string) => {
    const action = actions.find((candidate) => candidate === text.toLowerCase());
    if (action) return action;
    throw new SiteError(`"${text}" is neither wrap nor eject.`);
  };
  return choose(`What do you want to do with ${component.name}?`, actions, {
    label: (action) => `${action}  ${meaning[action]} (${component.actions[action]})`,
    find,
  });
}

export async function askIfUnsafe(component: ThemeComponent, action: SwizzleAction, logger: Logger): Promise<boolean> {
  const what = action === 'eject' ? 'A copy' : 'A wrapper';
  if (!canAsk()) {
    throw new SiteError(`${what} of ${component.name} may break when Dactyl or the theme is upgraded.`, {
      hint: 'Nothing was written. Add --danger to go on.',
      docs: DOCS,
    });
  }
  logger.warn(`${what} of ${component.name} may break when Dactyl or the theme is upgraded: it is not a stable part.`);
  return askYesNo('Go on? (y/N) ');
}

interface Choice<Item> {
  label: (item: Item) => string;
  /** What a name means. */
  find: (text: string) => Item;
}

/** Accepts numbers and names; repeats the question until one is valid. */
async function choose<Item>(question: string, items: readonly Item[], { label, find }: Choice<Item>): Promise<Item> {
  const width = String(items.length).length;
  const lines = items.map((item, index) => `  ${String(index + 1).padStart(width)}  ${label(item)}`);
  process.stdout.write(`${question}\n${lines.join('\n')}\n`);
  for (;;) {
    const answer = (await ask('Number or name: ')).trim();
    const item = items[Number(answer) - 1];
    if (item !== undefined) return item;
    try {
      return find(answer);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      process.stdout.write(`${error.message} ${error.details.hint ?? ''}\n`);
    }
  }
}
