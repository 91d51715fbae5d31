/** The docs that are being written; a name that no recorded version should have. */
export const CURRENT_VERSION = 'current';

/** As the site format knows the plugin: part of folder names, global data and search tags. */
export const PLUGIN_NAME = 'docusaurus-plugin-content-docs';
