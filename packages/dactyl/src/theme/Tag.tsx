import Link from '../react/Link.js';

export interface Props {
  permalink: string;
  label: string;
  /** Number of pages that have the tag. */
  count?: number;
  description?: string;
}

export default function Tag({ permalink, label, count, description }: Props) {
  return (
    <Link rel="tag" href={permalink} title={description} className="dactyl-tag">
      {label}
      {count !== undefined && <span className="dactyl-tag__count">{count}</span>}
    </Link>
  );
}
