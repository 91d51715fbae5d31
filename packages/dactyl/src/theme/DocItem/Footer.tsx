import clsx from 'clsx';
import Contributors from '@theme/Contributors';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import { useDoc } from '../../features/docs/react/doc-context.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';

export default function DocItemFooter() {
  const { editUrl, lastUpdatedAt, lastUpdatedBy, tags, contributors } = useDoc().metadata;
  const canBeEdited = Boolean(editUrl || lastUpdatedAt || lastUpdatedBy);
  if (tags.length === 0 && !canBeEdited && !contributors) return null;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {tags.length > 0 && (
        <div className={clsx('margin-top--sm', ThemeClassNames.docs.docFooterTagsRow)}>
          <TagsListInline tags={tags} />
        </div>
      )}
      {canBeEdited && (
        <EditMetaRow
          className={clsx('margin-top--sm', ThemeClassNames.docs.docFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
      {contributors && <Contributors people={contributors} />}
    </footer>
  );
}
