/** What `dactyl swizzle` works with: themes, their components, and the files that it writes into a site. */
import type { SwizzleSafety } from '../../shared/swizzle-actions.js';

export type SwizzleAction = 'eject' | 'wrap';

/** A theme of the site: a plugin with a folder of components. */
export interface Theme {
  /** What people call it: the name of its package, or that of the plugin. */
  name: string;
  /** Other names that mean it. */
  aliases: readonly string[];
  /** Absolute folder of its components as they run. */
  folder: string;
  /** Absolute folder of their TypeScript sources, where it has some. */
  sources: string | undefined;
  /** One of ours: its sources import files of the framework, which a copy asks for by public names. */
  isOwn: boolean;
  components: readonly ThemeComponent[];
}

export interface ThemeComponent {
  /** As in `@theme/NAME`. */
  name: string;
  /** A folder of components that is no component itself. */
  isFolder: boolean;
  actions: Readonly<Record<SwizzleAction, SwizzleSafety>>;
  description: string;
}

export type Language = 'typescript' | 'javascript';

/** A file that is to be written. */
export interface SwizzledFile {
  /** Absolute. */
  file: string;
  text: string;
}

export interface SwizzleRequest {
  theme: Theme;
  component: ThemeComponent;
  language: Language;
  /** Absolute: `<site>/src/theme`. */
  targetDir: string;
}
