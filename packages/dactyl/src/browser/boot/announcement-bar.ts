import { ANNOUNCEMENT_ID_KEY, dismissAnnouncement, DISMISSED_KEY } from '../stores/announcement-bar.js';
import type { BootContext } from './boot-context.js';
import { on } from './events.js';

/** Lets readers close the bar. It stays closed until the announcement changes. */
export function startAnnouncementBar({ storage }: BootContext): void {
  const id = document.querySelector<HTMLElement>('body [data-announcement]')?.dataset.announcement;
  if (id === undefined) return;
  const isNew = storage.get(ANNOUNCEMENT_ID_KEY) !== id;
  storage.set(ANNOUNCEMENT_ID_KEY, id);
  dismissAnnouncement(storage, !isNew && storage.get(DISMISSED_KEY) === 'true');
  on('click', 'body [data-announcement-close]', () => dismissAnnouncement(storage, true));
}
