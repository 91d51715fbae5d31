export interface Props {
  /** Permalink of the doc or post. */
  permalink: string;
  kind: 'doc' | 'post';
  title: string;
  /** Name of the version, of a doc. */
  version?: string;
  frontMatter: Record<string, unknown>;
}

/** The question whether the page was helpful: nothing, unless the theme `dactyl/theme-feedback` replaces it. */
export default function PageFeedback(_props: Props) {
  return null;
}
