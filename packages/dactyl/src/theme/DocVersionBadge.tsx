import clsx from 'clsx';
import { useDocsVersion } from '../features/docs/react/version-context.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import Translate from '../react/Translate.js';

export interface Props {
  className?: string;
}

export default function DocVersionBadge({ className }: Props) {
  const { badge, label } = useDocsVersion();
  if (!badge) return null;
  return (
    <span className={clsx(className, ThemeClassNames.docs.docVersionBadge, 'badge badge--secondary')}>
      <Translate
        id="theme.docs.versionBadge.label"
        description="Above the title of a doc"
        values={{ versionLabel: label }}
      >
        {'Version: {versionLabel}'}
      </Translate>
    </span>
  );
}
