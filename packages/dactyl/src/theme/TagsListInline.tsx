import Tag, { type Props as TagProps } from '@theme/Tag';
import Translate from '../react/Translate.js';

export interface Props {
  tags: readonly Pick<TagProps, 'label' | 'permalink' | 'description'>[];
}

export default function TagsListInline({ tags }: Props) {
  return (
    <>
      <b>
        <Translate id="theme.tags.tagsListLabel" description="Before the tags of a page">
          Tags:
        </Translate>
      </b>
      <ul className="dactyl-tags">
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Tag label={tag.label} permalink={tag.permalink} description={tag.description} />
          </li>
        ))}
      </ul>
    </>
  );
}
