import Heading from '@theme/Heading';
import Tag, { type Props as TagProps } from '@theme/Tag';
import { useDocusaurusContext } from '../react/site-context.js';
import { listTagsByLetters } from '../react/format/theme-common/tags.js';

export interface Props {
  tags: readonly TagProps[];
}

export default function TagsListByLetter({ tags }: Props) {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <section className="margin-vert--lg">
      {listTagsByLetters(tags, currentLocale).map(({ letter, tags: members }) => (
        <article key={letter} className="dactyl-tag-group">
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="dactyl-tags">
            {members.map((tag) => (
              <li key={tag.permalink}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
