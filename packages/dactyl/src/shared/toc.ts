/** One heading below the title, as `toc` of a Markdown module holds it. */
export interface TocItem {
  /** Heading text as HTML: inline code and emphasis kept, links flattened. */
  value: string;
  id: string;
  /** 2 for `##` … 6 for `######`. */
  level: number;
}
