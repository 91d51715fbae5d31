/** What `dactyl types` tells editors about the files of the docs: the tables that check them, as JSON Schema. */
import path from 'node:path';
import { toJsonSchema } from '../../../node/content/json-schema.js';
import type { PluginContext, unstable_AuthoringSchema } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import type { VersionMetadata } from './content-types.js';
import { docFrontMatterSchema } from './front-matter.js';
import type { DocsOptions } from './options.js';
import { CATEGORY_FIELDS } from './sidebars/category-metadata.js';
import { type FieldRule, ITEM_FIELDS, LINK_FIELDS } from './sidebars/item-fields.js';
import { writtenFolders } from './version-folders.js';

const DRAFT = { $schema: 'http://json-schema.org/draft-07/schema#' };

export function docsAuthoringSchemas(
  versions: readonly VersionMetadata[],
  { siteDir, siteConfig }: PluginContext,
  { include }: DocsOptions,
): unstable_AuthoringSchema[] {
  const written = versions.filter(({ ref }) => !ref);
  const inContent = (patterns: readonly string[]) =>
    written
      .flatMap((version) => writtenFolders(version).slice(0, 1))
      .flatMap(({ contentPath }) => patterns.map((pattern) => path.posix.join(contentPath, pattern)));
  const sidebars = written.flatMap(({ sidebarFilePath: file }) => (file && file.endsWith('.json') ? [file] : []));
  return [
    {
      name: 'docs',
      schema: toJsonSchema(docFrontMatterSchema),
      // Editors do not look into the cells of a notebook.
      files: inContent(include.filter((pattern) => !pattern.endsWith('.ipynb'))),
      frontMatter: { module: 'features/docs/node/types', type: 'DocFrontMatter', own: siteConfig.frontMatter?.docs },
    },
    {
      name: 'category',
      schema: { ...DRAFT, ...fieldsSchema(CATEGORY_FIELDS), definitions: { link: linkSchema() } },
      files: inContent(['**/_category_.{json,yml,yaml}']),
    },
    {
      name: 'sidebars',
      schema: sidebarsSchema(),
      files: sidebars.length > 0 ? sidebars : [path.join(siteDir, 'sidebars.json')],
    },
  ];
}

function sidebarsSchema(): JsonObject {
  const items = { $ref: '#/definitions/items' };
  // { "Guides": ["a", "b"] }: categories by their labels.
  const shorthand = { type: 'object', properties: { type: false }, additionalProperties: items };
  return {
    ...DRAFT,
    type: 'object',
    additionalProperties: items,
    definitions: {
      items: { anyOf: [{ type: 'array', items: { $ref: '#/definitions/item' } }, shorthand] },
      item: { anyOf: [{ type: 'string', minLength: 1 }, ...typedSchemas(ITEM_FIELDS), shorthand] },
      link: linkSchema(),
    },
  };
}

function linkSchema(): JsonObject {
  return { anyOf: typedSchemas(LINK_FIELDS) };
}

function typedSchemas(tables: Record<string, Record<string, FieldRule>>): JsonObject[] {
  return Object.entries(tables).map(([type, fields]) => {
    const { properties, required = [] } = fieldsSchema(fields);
    return {
      type: 'object',
      properties: { ...properties, type: { const: type } },
      required: ['type', ...required],
      additionalProperties: false,
    };
  });
}

interface FieldsSchema extends JsonObject {
  type: 'object';
  properties: JsonObject;
  required?: string[];
  additionalProperties: false;
}

function fieldsSchema(fields: Record<string, FieldRule>): FieldsSchema {
  const known = Object.entries(fields).filter(([, { internal }]) => !internal);
  const required = known.flatMap(([name, rule]) => (rule.required ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(known.map(([name, { json }]) => [name, json])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
