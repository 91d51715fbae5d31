import { Adopted } from '../../react/islands/adopt.js';
import { PageMetadata } from '../../react/format/theme-common/page-metadata.js';
import type { Props } from '../Layout.js';

/**
 * The layout of a page that is an island. Nothing in it depends on the page's state but what it stands around and the
 * title, so its HTML is taken from the page.
 */
export default function Layout({ title, description, children }: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Adopted name="layout" holes={{ children }} />
    </>
  );
}
