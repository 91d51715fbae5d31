/**
 * Code blocks that are drawn while pages are made. In: the blocks of a compiled text whose languages have a drawer. Out: the
 * text with a drawing in the place of each, or the mistakes in them. Drawings are kept in `.dactyl/drawings` by their text.
 */
import path from 'node:path';
import { cachedSet } from '../base/cached-set.js';
import { hashParts } from '../base/hash.js';
import { SiteError, throwAll } from '../base/site-error.js';
import type { SiteData } from '../../shared/render.js';
import { BUILD_MESSAGES } from '../markdown/build-messages.js';
import { fillDrawings } from '../markdown/drawing-place.js';
import type { CompiledMarkdown, DrawnBlock } from '../markdown/types.js';
import type {
  unstable_Drawer,
  unstable_DrawerAddress,
  unstable_DrawerModule,
  unstable_Drawing,
  unstable_DrawingMistake,
} from '../plugin-api/drawer-types.js';
import { drawingHtml } from './drawing-html.js';
import { lostPart } from './lost-part.js';

/** Language → its drawer. */
export type Drawers = Record<string, unstable_DrawerAddress>;

export interface DrawingRoom {
  /** @throws all mistakes in drawings of the text. */
  fill(compiled: CompiledMarkdown, file: string): Promise<CompiledMarkdown>;
  close(): Promise<void>;
}

/** What screen readers call a drawing without a title. */
export function drawingLabel({ codeTranslations }: Pick<SiteData, 'codeTranslations'>): string {
  const id = 'theme.common.diagramLabel';
  return codeTranslations[id] ?? BUILD_MESSAGES[id].message;
}

type Drawn = unstable_Drawing | unstable_DrawingMistake;

export function createDrawingRoom(
  drawers: Drawers,
  { siteDir, label }: { siteDir: string; label: string },
): DrawingRoom {
  const open = new Map<string, Promise<unstable_Drawer>>();
  const drawerOf = ({ module, options }: unstable_DrawerAddress) => {
    const key = `${module}\n${JSON.stringify(options)}`;
    const known = open.get(key);
    if (known) return known;
    const made = openDrawer(module).then(({ createDrawer }) => createDrawer(options, { siteDir }));
    open.set(key, made);
    return made;
  };
  const draw = async ({ language, text }: DrawnBlock): Promise<Drawn> => {
    const address = drawers[language];
    if (!address) throw new Error(`Nothing draws "${language}".`);
    const key = hashParts([address.key, JSON.stringify(address.options), language, text]);
    const set = await cachedSet(
      path.join(siteDir, '.dactyl/drawings', key),
      async () => ({ files: [], drawn: await (await drawerOf(address)).draw(text) }),
      // A program that is missing may be there the next time.
      ({ drawn }) => !('problem' in drawn),
    );
    return 'problem' in set.drawn ? set.drawn : (lostPart(set.drawn) ?? set.drawn);
  };
  return {
    async fill(compiled, file) {
      const blocks = compiled.drawings ?? [];
      if (blocks.length === 0) return compiled;
      const drawn = await Promise.all(blocks.map(draw));
      throwAll(drawn.flatMap((one, index) => ('problem' in one ? [mistake(one, blocks[index], file)] : [])));
      const html = drawn.map((one, index) =>
        'problem' in one ? '' : drawingHtml(one, { block: blocks[index], label }),
      );
      return { ...compiled, body: fillDrawings(compiled.body, html) };
    },
    async close() {
      for (const drawer of open.values()) await (await drawer.catch(() => undefined))?.close?.();
    },
  };
}

async function openDrawer(url: string): Promise<unstable_DrawerModule> {
  return (await import(/* @vite-ignore */ url)) as unstable_DrawerModule; // the plugin that named it says so
}

/** The text begins on the line behind the fence. */
function mistake(
  { problem, line, column = 1, hint }: unstable_DrawingMistake,
  block: DrawnBlock | undefined,
  file: string,
): SiteError {
  const start = block?.line ?? 1;
  const indent = (block?.column ?? 1) - 1;
  return new SiteError(`This ${block?.language ?? ''} diagram cannot be drawn: ${problem}`, {
    file,
    line: line === undefined ? start : start + line,
    column: indent + (line === undefined ? 1 : column),
    ...(hint !== undefined && { hint }),
  });
}
