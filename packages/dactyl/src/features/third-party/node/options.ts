/** Which hosts' files are copied, and what is known of them. */
import * as z from 'zod';

export const thirdPartyOptionsSchema = z.strictObject({
  /** Hosts whose files are copied, with a port if need be. No other host is asked for anything. */
  hosts: z.array(z.string().regex(/^[\w.-]+(?::\d+)?$/, 'must be a host such as "fonts.googleapis.com"')).min(1),
  /** Folder of the copies and their lock, from the folder of the site. Belongs into the repository. */
  folder: z.string().min(1).default('third-party'),
  /** Largest size of a file, in kilobytes. */
  maxKilobytes: z.number().positive().default(1024),
  /** Beginning of an address → licence of what is there, for files that do not say it. */
  licences: z.record(z.string(), z.string().min(1)).default({}),
});

export type ThirdPartyOptions = z.output<typeof thirdPartyOptionsSchema>;
