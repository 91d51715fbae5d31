import { authorMistake } from '../../shared/author-mistake.js';
import { translate } from '../../react/Translate.js';
import { Badge } from './Badge.js';

export interface AppliesToProps {
  /** The first version. */
  since?: string;
  /** The last version. */
  until?: string;
  /** Versions that do not follow each other. */
  versions?: readonly string[];
}

/** Which versions a page, a section or a sentence is about: *Since 2.1*. */
export function AppliesTo(props: AppliesToProps) {
  return <Badge kind="info">{textOf(props)}</Badge>;
}

function textOf({ since, until, versions }: AppliesToProps): string {
  if (versions !== undefined && versions.length > 0) {
    return translate(
      {
        id: 'theme.appliesTo.versions',
        message: 'In {versions}',
        description: 'Badge of what is only in some versions, a list of names',
      },
      { versions: versions.join(', ') },
    );
  }
  if (since !== undefined && until !== undefined) {
    return translate(
      {
        id: 'theme.appliesTo.range',
        message: '{since} to {until}',
        description: 'Badge of what the versions from one to another have, both included',
      },
      { since, until },
    );
  }
  if (since !== undefined) {
    return translate(
      { id: 'theme.appliesTo.since', message: 'Since {version}', description: 'Badge of what began with a version' },
      { version: since },
    );
  }
  if (until === undefined) throw withoutVersion();
  return translate(
    { id: 'theme.appliesTo.until', message: 'Until {version}', description: 'Badge of what ended with a version' },
    { version: until },
  );
}

function withoutVersion(): Error {
  return authorMistake({
    message: '<AppliesTo> names no version.',
    hint: 'Give it "since", "until" or "versions", as in <AppliesTo since="2.1" />.',
    look: [/<AppliesTo(?=[\s/>])/g],
  });
}
