/** Defines the JSON files of the debug pages. Each is created only when it is requested. */
import type { AllContent, unstable_SiteFacts } from '../../../node/plugin-api/types.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import { readableJson } from './readable-json.js';

/** Folder of the debug pages, below the base URL of the locale. */
export const PAGES_DIR = '__docusaurus/debug';
export const DATA_DIR = `${PAGES_DIR}/data`;

export interface DebugFilesInput extends unstable_SiteFacts {
  allContent: AllContent;
  /** Absolute. */
  siteDir: string;
}

/** Name of a file below the base URL → its text. */
export function debugFiles({ siteDir, allContent, ...facts }: DebugFilesInput): Record<string, () => string> {
  // Names of audiences are not for all readers.
  const { audiences: _audiences, ...siteConfig } = facts.siteConfig;
  const { routes, globalData, registry } = facts;
  const text = (value: unknown) => readableJson(value, siteDir);
  const contents = Object.entries(allContent).flatMap(([name, instances]) =>
    Object.entries(instances).flatMap(([id, content]) =>
      content === undefined ? [] : [[contentFile(name, id), () => text(content)] as const],
    ),
  );
  return {
    [`${DATA_DIR}/config.json`]: () => text(siteConfig),
    [`${DATA_DIR}/registry.json`]: () => text(registry()),
    [`${DATA_DIR}/routes.json`]: () => text(routes.map(describeRoute)),
    [`${DATA_DIR}/globalData.json`]: () => text(globalData),
    ...Object.fromEntries(contents),
  };
}

/** File name for the content of a plugin, whose name may contain a slash. */
export function contentFile(plugin: string, id: string): string {
  const name = `${plugin}-${id}`.replaceAll(/[^\w.@-]+/g, '-');
  return `${DATA_DIR}/content/${name}.json`;
}

/**
 * A route without its context and the values of its props: these contain the sidebars of all docs, and content is shown
 * elsewhere.
 */
function describeRoute({ path, component, exact, routes, props, context: _, ...rest }: RouteConfig): object {
  return {
    path,
    component,
    exact,
    ...rest,
    props: props && Object.keys(props).length > 0 ? Object.keys(props) : undefined,
    routes: routes?.map(describeRoute),
  };
}
