/** The option `processBlogPosts`: a function of the site that sees all posts, and may give back others. */
import { optionPlace } from '../../config/option-place.js';
import { SiteError } from '../../node/site-error.js';
import { isRecord } from '../../shared/is-record.js';
import type { BlogPost } from './content-types.js';
import type { BlogOptions } from './options.js';
import { describe } from './user-functions.js';

/** The posts that it returns; those that it was given when it returns none. */
export async function processPosts(
  blogPosts: BlogPost[],
  { processBlogPosts }: Pick<BlogOptions, 'processBlogPosts'>,
  configFile: string,
): Promise<BlogPost[]> {
  if (processBlogPosts === undefined) return blogPosts;
  const key = 'processBlogPosts';
  const fail = (message: string, cause?: unknown): never => {
    throw new SiteError(`"${key}" ${message}`, { ...optionPlace(configFile, [key]), key, cause });
  };
  let result: unknown;
  try {
    result = await processBlogPosts({ blogPosts });
  } catch (error) {
    if (error instanceof SiteError) throw error;
    return fail(`failed: ${error instanceof Error ? error.message : String(error)}`, error);
  }
  if (result === undefined || result === null) return blogPosts;
  if (!Array.isArray(result)) return fail(`must return a list of posts, or nothing, but returned ${describe(result)}.`);
  const wrong = result.findIndex((post) => !isPost(post));
  if (wrong !== -1) return fail(`must return posts, but item ${wrong} of its list is ${describe(result[wrong])}.`);
  // Each of them is a post: it was checked above.
  return result as BlogPost[];
}

/** Only what this plugin itself cannot do without. */
function isPost(value: unknown): boolean {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  const metadata = value['metadata'];
  return isRecord(metadata) && typeof metadata['permalink'] === 'string' && typeof metadata['source'] === 'string';
}
