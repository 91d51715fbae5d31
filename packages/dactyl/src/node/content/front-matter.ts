/** The front matter of a content file, by the site's own `markdown.parseFrontMatter` where it has one. */
import type { ParsedFrontMatter, ParseFrontMatter } from '../config/types.js';
import { countLines, type FrontMatterResult, readFrontMatter, type SourceText } from '../base/front-matter.js';
import { SiteError } from '../base/site-error.js';

/** Like `readFrontMatter`, unless the site has its own function, `markdown.parseFrontMatter`. */
export async function parseFrontMatter(
  text: SourceText,
  customParser: ParseFrontMatter | undefined,
): Promise<FrontMatterResult> {
  if (customParser === undefined) return readFrontMatter(text);
  const { frontMatter, content } = await callParser(text.file, customParser, {
    filePath: text.file,
    fileContent: text.source,
    defaultParseFrontMatter: ({ filePath, fileContent }) => {
      const result = readFrontMatter({ file: filePath, source: fileContent });
      return Promise.resolve({ frontMatter: result.frontMatter, content: result.body });
    },
  });
  const bodyStart = content === '' ? text.source.length : text.source.lastIndexOf(content);
  return { frontMatter, body: content, bodyLine: countLines(text.source, Math.max(bodyStart, 0)) + 1 };
}

type ParserInput = Parameters<ParseFrontMatter>[0];

/** Adds the file name to errors of the site's function, including a result of the wrong shape. */
async function callParser(file: string, parser: ParseFrontMatter, input: ParserInput): ReturnType<ParseFrontMatter> {
  let result: Partial<ParsedFrontMatter> | undefined;
  try {
    result = await parser(input);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteError(`"markdown.parseFrontMatter" failed: ${reason}`, { file, cause: error });
  }
  const { frontMatter, content } = result ?? {};
  if (typeof frontMatter === 'object' && frontMatter !== null && typeof content === 'string') {
    return { frontMatter, content };
  }
  throw new SiteError('"markdown.parseFrontMatter" must return { frontMatter, content }.', {
    file,
    hint: 'Return `await params.defaultParseFrontMatter(params)` for files that it leaves as they are.',
  });
}
