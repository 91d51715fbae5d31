import IconHome from '@theme/Icon/Home';
import Link from '../../../react/Link.js';
import { useHomePageRoute } from '../../../react/format/theme-common/home-page.js';
import { translate } from '../../../react/Translate.js';

/**
 * The breadcrumb of the home page. Nothing on a site without one, such as a site that consists of docs below a path.
 */
export default function HomeBreadcrumbItem() {
  const home = useHomePageRoute();
  if (!home) return null;
  return (
    <li className="breadcrumbs__item">
      <Link
        className="breadcrumbs__link"
        href={home.path}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.home',
          message: 'Home page',
          description: 'Label of the first breadcrumb, an icon',
        })}
      >
        <IconHome className="dactyl-breadcrumbs__home" />
      </Link>
    </li>
  );
}
