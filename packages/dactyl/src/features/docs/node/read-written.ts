/** What the text of a doc says of itself: front matter, title and excerpt. Texts that have not changed are not read again. */
import { readFrontMatter, type FrontMatterResult, type SourceText } from '../../../node/base/front-matter.js';
import { parseFrontMatter } from '../../../node/content/front-matter.js';
import { checkWithOwn } from '../../../node/content/own-front-matter.js';
import { readTitleAndExcerpt, type TitleAndExcerpt } from '../../../node/content/title-and-excerpt.js';
import type { DocsEnvironment } from './environment.js';
import { checkDocFrontMatter } from './front-matter.js';
import type { DocFrontMatter } from './types.js';

export interface WrittenText extends TitleAndExcerpt {
  frontMatter: DocFrontMatter;
  /** Absent where the text was not read again. */
  body?: string;
}

/** @param kind - Names what is kept of texts, see `PluginContext.unstable_keepReading`. */
export async function readWritten(
  text: SourceText,
  { env: { context }, kind }: { env: DocsEnvironment; kind: string },
): Promise<WrittenText> {
  const { siteConfig, unstable_keepReading: keepReading } = context;
  const { parseFrontMatter: parser, obsidian } = siteConfig.markdown;
  const own = siteConfig.frontMatter?.docs;
  // Functions of the site may use anything, and tags in the text need all of it.
  if (!parser && !own && !obsidian && keepReading) {
    return keepReading(text, kind, () => {
      const { body: _, ...kept } = toWritten(readFrontMatter(text), text);
      return kept;
    });
  }
  const parsed = parser ? await parseFrontMatter(text, parser) : readFrontMatter(text);
  if (!own) return toWritten(parsed, text);
  const check = () => toWritten(parsed, text);
  return checkWithOwn(own, { ...parsed, text, kind: 'docs' }, check);
}

function toWritten({ frontMatter, body }: FrontMatterResult, text: SourceText): WrittenText {
  return { frontMatter: checkDocFrontMatter(frontMatter, text), ...readTitleAndExcerpt(body), body };
}
