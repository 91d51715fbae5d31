/** For plugins of which a site has one: their scripts and components look for it without an id. */
import { SiteError } from '../base/site-error.js';

/** @throws SiteError where the options name an instance. */
export function refuseId({ id }: Readonly<Record<string, unknown>>, plugin: string): void {
  if (id === undefined || id === 'default') return;
  throw new SiteError(`"${plugin}" takes no id, and has the id ${JSON.stringify(id)}.`, {
    plugin,
    key: 'id',
    hint: 'A site has it once: remove the id, and put all options into one entry.',
  });
}
