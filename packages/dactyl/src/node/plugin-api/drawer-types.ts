/** What draws code blocks while pages are made. Part of the plugin contract, see `types.ts`. Not part of the site format; experimental. */
import type { JsonObject } from '../../shared/json.js';

/** Where a drawer is. Plain data, because pages are made in threads. */
export interface unstable_DrawerAddress {
  /** URL of a module of the type `unstable_DrawerModule`. Loaded when the first block of a language is drawn. */
  module: string;
  options: JsonObject;
  /** Pattern of the texts that it draws; the others stay as they are. Default: all. */
  texts?: string;
  /** Tells results from those of other options and versions. */
  key: string;
}

export interface unstable_DrawerModule {
  createDrawer(options: JsonObject, place: { siteDir: string }): unstable_Drawer;
}

export interface unstable_Drawer {
  /** Called only for what no earlier build has drawn. */
  draw(text: string): Promise<unstable_Drawing | unstable_DrawingMistake>;
  /** Ends what it has started. */
  close?(): Promise<void> | void;
}

export interface unstable_Drawing {
  /** An SVG document; what could run in it is taken out. */
  light: string;
  /** For dark mode, where colours do not follow the page by themselves. */
  dark?: string;
  /** Its colours are made for white paper: in dark mode it stands on some. */
  needsPaper?: boolean;
  /** What screen readers say. Without a title, they read the texts of the drawing. */
  title?: string;
  description?: string;
}

export interface unstable_DrawingMistake {
  problem: string;
  /** Line of the text, counted from 1. */
  line?: number;
  /** Column of that line, counted from 1. */
  column?: number;
  hint?: string;
}
