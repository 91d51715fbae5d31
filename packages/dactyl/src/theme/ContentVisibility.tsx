import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';

export interface Props {
  metadata: {
    unlisted?: boolean;
    frontMatter: { draft?: boolean; unlisted?: boolean };
  };
}

/** Says who can see the page, when not everybody can find it. */
export default function ContentVisibility({ metadata }: Props) {
  const { unlisted, frontMatter } = metadata;
  return (
    <>
      {(unlisted || frontMatter.unlisted) && <Unlisted />}
      {frontMatter.draft && <Draft />}
    </>
  );
}
