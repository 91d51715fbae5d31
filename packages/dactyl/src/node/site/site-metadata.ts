import { readFileSync } from 'node:fs';
import { definedProps } from '../../shared/defined-props.js';
import type { LoadedPlugin, PluginContext } from '../plugin-api/types.js';
import type { JsonObject } from '../../shared/json.js';

/** The value of `useDocusaurusContext().siteMetadata`. */
export function siteMetadata(context: PluginContext, plugins: readonly LoadedPlugin[]): JsonObject {
  const visible = plugins.filter((plugin) => plugin.version.type !== 'synthetic');
  return definedProps({
    docusaurusVersion: frameworkVersion(),
    siteVersion: context.siteVersion,
    pluginVersions: Object.fromEntries(visible.map((plugin) => [plugin.name, versionOf(plugin)])),
  });
}

/** Built-in plugins have the version of the framework. */
function versionOf({ version }: LoadedPlugin): JsonObject {
  const isOurs = version.type === 'package' && version.version === undefined;
  return isOurs ? { ...version, version: frameworkVersion() } : { ...version };
}

/** Version of this package, which is also the version of the site format that it reads. */
export function frameworkVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version; // our own package.json
}
