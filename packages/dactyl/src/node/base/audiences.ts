/** For whom a site is built: names of audiences in the configuration, in the command and in texts. */
import { suggestName } from './nearest-name.js';

export interface Audiences {
  /** Those that the configuration names. */
  known: readonly string[];
  /** Those that the command names: what is for one of them is built, with what is for everybody. */
  chosen: readonly string[];
}

/** Environment variable in which configurations, sidebars, plugins and threads find the chosen names, with commas. */
export const AUDIENCE_VARIABLE = 'DACTYL_AUDIENCE';

export function chosenAudiences(env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  return namesIn(env[AUDIENCE_VARIABLE] ?? '');
}

/** Names with commas between them. */
export function namesIn(text: string): string[] {
  return text.split(',').flatMap((name) => name.trim() || []);
}

/** The names in a field that holds one name or a list; `undefined` for anything else. */
export function audienceNames(value: unknown): string[] | undefined {
  const all = [value].flat();
  if (!all.every((name) => typeof name === 'string' && name.trim() !== '')) return undefined;
  const names = all.flatMap((name) => namesIn(String(name)));
  return names.length > 0 ? names : undefined;
}

/** Whether something with this field is left out. Without the field, it is for everybody; what is not understood is for nobody. */
export function isForOthers(audience: unknown, chosen: readonly string[] = chosenAudiences()): boolean {
  if (audience === undefined) return false;
  return !(audienceNames(audience) ?? []).some((name) => chosen.includes(name));
}

export interface AudienceFault {
  message: string;
  hint: string;
}

/** The first mistake in such a field, as the end of a sentence. */
export function audienceFault(value: unknown, known: readonly string[]): AudienceFault | undefined {
  const names = audienceNames(value);
  if (!names) return { message: 'must be a name or a list of names', hint: suggestName('', known) };
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return undefined;
  return {
    message: `names the audience "${wrong}", which the configuration does not`,
    hint: `${suggestName(wrong, known)} Audiences are named in "audiences" of the configuration.`,
  };
}
