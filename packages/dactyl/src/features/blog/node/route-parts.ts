import type { RouteModule } from '../../../node/plugin-api/route-config.js';
import type { BlogContent } from './content-types.js';
import type { BlogInstance } from './load.js';

/** What all routes of a blog refer to. */
export interface RouteParts {
  instance: BlogInstance;
  content: BlogContent;
  /** Absolute path of the sidebar's data. */
  sidebar: string;
  /** Absolute path of the data of context `blogMetadata`. */
  blogMetadata: string;
  /** Truncated posts, as list pages take them. */
  items(ids: readonly string[]): RouteModule;
}
