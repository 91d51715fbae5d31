/** Matches a pathname against a pattern such as `/docs/:id`, and returns the values of its parameters. */
import { matchPath as match } from 'react-router';

export interface PathPattern {
  /** Default: matches every path. */
  path?: string | readonly string[];
  /** The whole path, and not only its beginning. */
  exact?: boolean;
  sensitive?: boolean;
  /** A slash at the end counts. */
  strict?: boolean;
}

export interface PathMatch<Params> {
  params: Params;
  isExact: boolean;
  /** The pattern that matched. */
  path: string;
  /** The part of the pathname that it matched. */
  url: string;
}

export default function matchPath<Params extends { [Name in keyof Params]?: string } = Record<string, string>>(
  pathname: string,
  pattern: string | readonly string[] | PathPattern,
): PathMatch<Params> | null {
  // The cast: it changes nothing, but says so only of what it returns.
  return match<Params>(pathname, pattern as Parameters<typeof match>[1]);
}
