import { SkipToContentLink } from '../react/format/theme-common/skip-link.js';

export default function SkipToContent() {
  return <SkipToContentLink className="dactyl-skip-link" />;
}
