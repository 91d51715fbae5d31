/** What `dactyl swizzle` works with: themes, their components, and the files that it writes into a site. */
import type { SwizzleSafety } from '../../shared/swizzle-actions.js';
import type { ReadSource } from './theme-sources.js';

export type SwizzleAction = 'eject' | 'wrap';

/** A theme of the site: a plugin with a folder of components. */
export interface Theme {
  /** Name for users: that of its package, or of the plugin. */
  name: string;
  /** Other names that users may type. */
  aliases: readonly string[];
  /** Release of its package, if it has one. */
  version?: string;
  /** Absolute folder of its compiled components. */
  folder: string;
  /** Absolute folder of the TypeScript sources, if a theme of others ships any. */
  sources?: string;
  /** Set when it is ours: its sources import files of the framework, which a copy imports by public names. */
  own?: OwnSources;
  components: readonly ThemeComponent[];
}

export interface OwnSources {
  /** Where the theme lies among all of them: `theme`, or `features/NAME/theme`. */
  folder: string;
  read: ReadSource;
}

export interface ThemeComponent {
  /** As in `@theme/NAME`. */
  name: string;
  /** Whether it is only a folder of components. */
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
