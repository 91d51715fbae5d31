/** Name of the version that is being written. Recorded versions should not use it. */
export const CURRENT_VERSION = 'current';

/** Docusaurus's name of the plugin: part of folder names, global data and search tags. */
export const PLUGIN_NAME = 'docusaurus-plugin-content-docs';
