/** The announcement in the reader's language; the text in the configuration can have one language only. */
import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

export default function AnnouncementBarContent(props: ComponentProps<'div'>) {
  return (
    <div {...props}>
      <Translate id="announcement.text" description="Text of the announcement bar">
        Dactyl reads the Docusaurus 3.6 site format.
      </Translate>{' '}
      <Link to="/blog/releases/3.6">
        <Translate id="announcement.link" description="Link in the announcement bar, leads to the release post">
          What 3.6 brought
        </Translate>
      </Link>
    </div>
  );
}
