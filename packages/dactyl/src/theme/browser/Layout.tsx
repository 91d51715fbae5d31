import { Adopted } from '../../react/islands/adopt.js';
import { PageMetadata } from '../../react/format/theme-common/page-metadata.js';
import type { Props } from '../Layout.js';

/**
 * The layout of a page that is an island. Only its children and the title depend on the page's state, so the rest of
 * its HTML is taken from the page.
 */
export default function Layout({ title, description, children }: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Adopted name="layout" holes={{ children }} />
    </>
  );
}
