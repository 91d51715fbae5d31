export interface Props {
  /** Of the doc or post. */
  permalink: string;
}

/** A menu for who wants the page as Markdown. The theme `dactyl/theme-copy-page` replaces this. */
export default function CopyPage(_props: Props) {
  return null;
}
