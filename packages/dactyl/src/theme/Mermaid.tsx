export interface Props {
  value: string;
}

/** The Mermaid theme replaces this. */
export default function Mermaid(_props: Props) {
  return null;
}
