import IconHome from '@theme/Icon/Home';
import Link from '../../../runtime/Link.js';
import { useHomePath } from '../../../runtime/theme-common/home-page.js';
import { translate } from '../../../runtime/Translate.js';

export default function HomeBreadcrumbItem() {
  return (
    <li className="breadcrumbs__item">
      <Link
        className="breadcrumbs__link"
        href={useHomePath()}
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
