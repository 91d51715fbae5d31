/** Calls the option `processBlogPosts`: a function of the site that receives all posts and may return other posts. */
import { optionPlace } from '../../../node/config/option-place.js';
import { SiteError } from '../../../node/base/site-error.js';
import { describeResult } from '../../../node/plugin-api/watch-function.js';
import { isRecord } from '../../../shared/is-record.js';
import type { BlogPost } from './content-types.js';
import type { BlogOptions } from './options.js';

/** Returns the posts that the hook returns, or the given posts when it returns nothing. */
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
  if (!Array.isArray(result))
    return fail(`must return a list of posts, or nothing, but returned ${describeResult(result)}.`);
  const [problem] = result.flatMap((post: unknown, index) => {
    const found = problemOf(post);
    return found === undefined ? [] : `item ${index} of its list ${found}`;
  });
  if (problem !== undefined) return fail(`must return posts, but ${problem}.`);
  // The cast: each item was checked above.
  return result as BlogPost[];
}

/** What a returned post lacks of the fields that this plugin requires. */
function problemOf(post: unknown): string | undefined {
  if (!isRecord(post)) return `is ${describeResult(post)}`;
  if (typeof post['id'] !== 'string') return 'has no "id"';
  const metadata = isRecord(post['metadata']) ? post['metadata'] : {};
  const missing = METADATA.find(([name, isRight]) => !isRight(metadata[name]));
  return missing && `has no "metadata.${missing[0]}" as it was given (${describeResult(metadata[missing[0]])})`;
}

const isText = (value: unknown) => typeof value === 'string';

const METADATA: readonly [name: string, isRight: (value: unknown) => boolean][] = [
  ['permalink', isText],
  ['source', isText],
  ['title', isText],
  ['date', (value) => value instanceof Date],
  ['tags', Array.isArray],
  ['authors', Array.isArray],
  ['frontMatter', isRecord],
];
