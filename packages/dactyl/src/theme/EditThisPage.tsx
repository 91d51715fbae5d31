import IconEdit from '@theme/Icon/Edit';
import Link from '../react/Link.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import Translate from '../react/Translate.js';

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
