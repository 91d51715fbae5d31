import { SiteError, SiteErrors, throwAll } from '../base/site-error.js';
import { siteFrame } from './site-frame.js';

/** Runs a part of a plugin; errors that it throws are extended by the plugin's name. */
export async function inPlugin<T>(plugin: string, step: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw withPluginName(error, plugin, step);
  }
}

/** The same for a synchronous part. */
export function inPluginNow<T>(plugin: string, step: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw withPluginName(error, plugin, step);
  }
}

/** Waits for all promises. `SiteError`s are reported together; any other error is thrown first. */
export async function settleAll<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(promises);
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  const siteErrors: SiteError[] = [];
  for (const reason of reasons) {
    if (reason instanceof SiteErrors) siteErrors.push(...reason.errors);
    else if (reason instanceof SiteError) siteErrors.push(reason);
    else throw reason;
  }
  throwAll(siteErrors);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function withPluginName(error: unknown, plugin: string, step: string): Error {
  if (error instanceof SiteErrors) return new SiteErrors(error.errors.map((one) => nameOne(one, plugin)));
  if (error instanceof SiteError) return nameOne(error, plugin);
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The plugin "${plugin}" failed in ${step}: ${reason}`;
  // Authors can fix an error thrown by the site's own code: they need its position there, not our stack.
  const frame = siteFrame(error);
  return frame ? new SiteError(message, { ...frame, plugin, cause: error }) : new Error(message, { cause: error });
}

function nameOne(error: SiteError, plugin: string): SiteError {
  return error.details.plugin === undefined ? new SiteError(error.message, { ...error.details, plugin }) : error;
}
