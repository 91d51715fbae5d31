import clsx from 'clsx';
import Heading from '@theme/Heading';
import Link from '../../react/Link.js';
import { useHomePageRoute } from '../../react/format/theme-common/home-page.js';
import Translate from '../../react/Translate.js';

export interface Props {
  className?: string;
}

export default function NotFoundContent({ className }: Props) {
  const home = useHomePageRoute();
  return (
    <main className={clsx('container margin-vert--xl dactyl-narrow', className)}>
      <MissingPart />
      <Heading as="h1" className="hero__title">
        <Translate id="theme.NotFound.title" description="Title of the page for unknown URLs">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="First paragraph of the page for unknown URLs">
          The page you asked for could not be found.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="Second paragraph of the page for unknown URLs">
          If a link on another site led you here, please tell its owner that the link is broken.
        </Translate>
      </p>
      {home && (
        <Link className="button button--primary" href={home.path}>
          <Translate id="theme.docs.breadcrumbs.home" description="Label of the first breadcrumb, an icon">
            Home page
          </Translate>
        </Link>
      )}
    </main>
  );
}

/** A page from which a piece has fallen. It is painted in the primary colour, so that it suits any site. */
function MissingPart() {
  return (
    <svg className="text--primary margin-bottom--lg" viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
      <g fill="currentColor">
        <rect x="20" y="18" width="64" height="10" rx="5" />
        <path
          fillOpacity=".3"
          d="M23 38h94a3 3 0 0 1 0 6h-94a3 3 0 0 1 0-6Zm0 52h54a3 3 0 0 1 0 6h-54a3 3 0 0 1 0-6Z"
        />
        <rect x="84" y="68" width="96" height="22" rx="6" transform="rotate(11 132 79)" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <rect strokeOpacity=".35" x="1" y="1" width="136" height="116" rx="9" />
        <rect strokeDasharray="4 4" x="20.75" y="54.75" width="94.5" height="20.5" rx="5.5" />
      </g>
    </svg>
  );
}
