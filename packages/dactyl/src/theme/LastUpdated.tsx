import type { LastUpdate } from '../features/docs/react/types.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { useDateTimeFormat } from '../react/format/theme-common/date-format.js';
import Translate from '../react/Translate.js';

export type Props = LastUpdate;

export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: Props) {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="When and by whom the page was changed; both parts start with a space where the language has one"
        values={{
          atDate: lastUpdatedAt ? <AtDate time={lastUpdatedAt} /> : '',
          byUser: lastUpdatedBy ? <ByUser user={lastUpdatedBy} /> : '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

function AtDate({ time }: { time: number }) {
  const date = new Date(time);
  const format = useDateTimeFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const shown = (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {format.format(date)}
      </time>
    </b>
  );
  return (
    <Translate id="theme.lastUpdated.atDate" description="When the page was changed" values={{ date: shown }}>
      {' on {date}'}
    </Translate>
  );
}

function ByUser({ user }: { user: string }) {
  return (
    <Translate id="theme.lastUpdated.byUser" description="Who changed the page" values={{ user: <b>{user}</b> }}>
      {' by {user}'}
    </Translate>
  );
}
