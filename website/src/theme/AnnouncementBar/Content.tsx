/** The announcement in the reader's language; the text in the configuration can have one language only. */
import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

export default function AnnouncementBarContent(props: ComponentProps<'div'>) {
  return (
    <div {...props}>
      <Translate id="announcement.text" description="Text of the announcement bar">
        Dactyl reads sites of Docusaurus 3.0 to 3.10.
      </Translate>{' '}
      <Link to="/docs/migration/format">
        <Translate id="announcement.link" description="Link in the announcement bar, leads to the table of changes">
          What 3.7 to 3.10 changed
        </Translate>
      </Link>
    </div>
  );
}
