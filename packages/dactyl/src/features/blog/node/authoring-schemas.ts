/** What `dactyl types` tells editors about the files of a blog. */
import { posix } from 'node:path';
import { toJsonSchema } from '../../../node/content/json-schema.js';
import type { unstable_AuthoringSchema } from '../../../node/plugin-api/types.js';
import { authorsMapSchema } from './authors-map.js';
import { postFrontMatterSchema } from './front-matter.js';
import type { BlogInstance } from './load.js';

export function blogAuthoringSchemas({ context, options, paths }: BlogInstance): unstable_AuthoringSchema[] {
  const { contentDir } = paths;
  return [
    {
      name: 'blog',
      schema: toJsonSchema(postFrontMatterSchema),
      files: options.include.map((pattern) => posix.join(contentDir, pattern)),
      frontMatter: {
        module: 'features/blog/node/types',
        type: 'BlogFrontMatter',
        own: context.siteConfig.frontMatter?.blog,
      },
    },
    {
      name: 'authors',
      schema: toJsonSchema(authorsMapSchema),
      files: [posix.join(contentDir, options.authorsMapPath)],
    },
  ];
}
