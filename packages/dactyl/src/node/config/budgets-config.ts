/** An entry of the field `budgets` of the configuration. Sizes are in bytes. */
export interface Budget {
  /** Pages for which it holds, such as `/blog/**`, without base URL and locale. Absent: all pages. */
  pages?: string[] | undefined;
  /** Scripts that a page names, after gzip. */
  js?: number | undefined;
  /** Style sheets that a page names, after gzip. */
  css?: number | undefined;
  /** The page itself, after gzip. */
  html?: number | undefined;
  /** The largest image that a page shows. */
  image?: number | undefined;
  /** A page with its scripts, style sheets and images. */
  page?: number | undefined;
  /** Files of the output. */
  files?: number | undefined;
  /** All files of the output together, as they are on the disk. */
  output?: number | undefined;
  /** Host whose limits must not be passed. */
  host?: HostName | undefined;
}

export const HOST_NAMES = ['cloudflare-pages', 'netlify', 'github-pages'] as const;

export type HostName = (typeof HOST_NAMES)[number];

/** As people write it: sizes may be texts such as `'60 KB'`. */
export type UserBudget = {
  [Key in keyof Budget]: Key extends 'pages' ? string | string[] : Key extends 'host' ? HostName : number | string;
};
