import IconEdit from '@theme/Icon/Edit';
import Link from '../runtime/Link.js';
import { ThemeClassNames } from '../runtime/theme-common/class-names.js';
import Translate from '../runtime/Translate.js';

export interface Props {
  editUrl: string;
}

export default function EditThisPage({ editUrl }: Props) {
  return (
    <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
      <IconEdit className="dactyl-edit-row__icon" />
      <Translate id="theme.common.editThisPage" description="Label of the link to the source of the page">
        Edit this page
      </Translate>
    </Link>
  );
}
