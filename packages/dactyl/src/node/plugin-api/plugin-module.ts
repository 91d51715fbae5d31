/**
 * What modules of plugins and presets export, and how configurations refer to them: a part of the plugin contract.
 * The plugin object itself is defined in `types.ts`.
 */
import type { ProvidedModules } from '../base/provide-to-require.js';
import type { Origin } from '../content/origins.js';
import type { JsonObject } from '../../shared/json.js';
import type { SwizzleExports } from '../../shared/swizzle-actions.js';
import type { LoadedPlugin, Plugin, PluginContext, PluginOptions } from './types.js';

/** The function that a plugin module exports, with its static companions. */
export interface PluginModule<Content = unknown> extends SwizzleExports {
  (context: PluginContext, options: PluginOptions): Plugin<Content> | null | Promise<Plugin<Content> | null>;
  validateOptions?(args: ValidateOptionsArgs): PluginOptions;
  validateThemeConfig?(args: {
    themeConfig: JsonObject;
    validate: ValidateThemeConfig;
    /** The configuration file, for errors. Not part of the site format. */
    unstable_configFile?: string;
  }): JsonObject;
  /**
   * Writes files of the site that other plugins read. Called before any plugin is made, with the result of `validateOptions`, in
   * each run and for each locale. Not part of the site format; experimental.
   *
   * @returns which folders hold files of other repositories
   */
  unstable_prepareFiles?(args: { context: PluginContext; options: PluginOptions }): Promise<readonly Origin[]>;
}

/** A plugin of the framework, in the form that plugins which wrap it need: they may call its hooks. */
export type ContentPlugin<Content> = Plugin<Content> & Required<Pick<Plugin<Content>, 'loadContent' | 'contentLoaded'>>;

/** What such a plugin exports; `options` are those that its `validateOptions` gave. */
export type ContentPluginModule<Content, Options> = (
  context: PluginContext,
  options: Options,
) => ContentPlugin<Content> | Promise<ContentPlugin<Content>>;

/** What a preset is: a list of plugins and themes, made from one set of options. */
export interface Preset {
  plugins?: PluginConfig[];
  themes?: PluginConfig[];
}

export type PresetModule = (context: PluginContext, options: Record<string, unknown>) => Preset | Promise<Preset>;

/** An entry of `plugins` or `themes` as people and presets write it. */
export type PluginConfig = string | PluginModule | [string | PluginModule, unknown] | false | null | undefined;

/**
 * The framework's own plugins, themes and presets, by their Docusaurus package name, e.g.
 * `@docusaurus/plugin-content-docs`. Shorthands (`content-docs`) are resolved to these names by the usual rules.
 */
export interface BuiltIns {
  plugins: Record<string, PluginModule>;
  /**
   * Plugins that are loaded only when a site names them. If such a feature's folder is missing, only sites that
   * name it fail.
   */
  optionalPlugins?: Record<string, () => Promise<{ default: PluginModule }>>;
  presets: Record<string, PresetModule>;
  /** Modules that configurations and plugins import. */
  nodeModules?: ProvidedModules;
}

/** `schema` is anything with `validate(value)` in the style of Joi, or a Zod schema. */
export type Validate = (schema: unknown, options: Record<string, unknown> | undefined) => PluginOptions;

export type ValidateThemeConfig = (schema: unknown, themeConfig: JsonObject) => JsonObject;

export interface ValidateOptionsArgs {
  options: Record<string, unknown> | undefined;
  validate: Validate;
}

export interface InitializedPlugin extends Omit<LoadedPlugin, 'content' | 'routes' | 'globalData'> {
  /** Name, with the id when it is not the default one: for messages. */
  label: string;
  /** Folder that relative theme paths and client modules start from. */
  baseDir: string;
  /** The module that created it, with its static functions. */
  module: PluginModule;
}
