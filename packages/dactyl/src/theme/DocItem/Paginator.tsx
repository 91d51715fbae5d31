import DocPaginator from '@theme/DocPaginator';
import { useDoc } from '../../features/docs/react/doc-context.js';

export default function DocItemPaginator() {
  const { previous, next } = useDoc().metadata;
  return <DocPaginator previous={previous} next={next} />;
}
