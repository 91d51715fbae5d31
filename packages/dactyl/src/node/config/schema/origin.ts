import * as z from 'zod';
import { addTrailingSlash, removeTrailingSlash } from '../../../shared/url.js';
import { fail } from './fields.js';

/** Origin of the site or of a locale: a URL without a path. A trailing slash is removed. */
export const siteUrl = z.string().transform((value, context) => {
  if (!URL.canParse(value)) {
    return fail(context, `is not a URL: ${JSON.stringify(value)}`, {
      hint: `Write it with its protocol, e.g. "https://${value.replace(/^\/+/, '') || 'example.org'}".`,
    });
  }
  const { pathname } = new URL(value);
  if (pathname === '/') return removeTrailingSlash(value);
  return fail(context, `must have no path, but has "${pathname}"`, {
    hint: `Write the path as baseUrl: "${addTrailingSlash(pathname)}".`,
  });
});
