export interface Props {
  /** Permalink of the doc or post. */
  permalink: string;
}

/** The menu that offers the page as Markdown: nothing, unless the theme `dactyl/theme-copy-page` replaces it. */
export default function CopyPage(_props: Props) {
  return null;
}
