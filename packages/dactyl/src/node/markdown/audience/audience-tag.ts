/** What the tag of a block says: `only` names those who see it, `except` those who do not. */
import { audienceFault, namesIn, type Audiences } from '../../base/audiences.js';
import { suggestName } from '../../base/nearest-name.js';

interface TagReading extends Audiences {
  fail(message: string, hint: string): Error;
}

const PROPS = ['only', 'except'];
const USAGE =
  'Write <Audience only="partner">, or a list: only={[\'partner\', \'staff\']}; "except" shows it to all others.';
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*("[^"]*"|'[^']*'|\{[^{}]*\}))?/g;

/** @throws what `fail` makes */
export function isBlockForOthers(attributes: string, { known, chosen, fail }: TagReading): boolean {
  const found = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value]) => ({ name, value }));
  const unknown = found.find(({ name }) => !PROPS.includes(name));
  if (unknown) throw fail(`<Audience> has no prop "${unknown.name}".`, `${suggestName(unknown.name, PROPS)} ${USAGE}`);
  const [prop, another] = found;
  if (!prop || another) throw fail('<Audience> takes "only" or "except", one of the two.', USAGE);
  const names = namesOf(prop.value);
  const fault =
    names === undefined ? { message: 'must be a name or a list of names', hint: USAGE } : audienceFault(names, known);
  if (!names || fault) throw fail(`"${prop.name}" of <Audience> ${fault?.message}.`, fault?.hint ?? USAGE);
  const isNamed = names.some((name) => chosen.includes(name));
  return prop.name === 'only' ? !isNamed : isNamed;
}

/** The names in `"a"`, `"a, b"`, `{'a'}` and `{['a', 'b']}`. An expression would have to be run. */
function namesOf(value: string | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  if (!value.startsWith('{')) return namesIn(value.slice(1, -1));
  const written = /^\{\s*\[?\s*((?:(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*,?\s*)+)\]?\s*\}$/.exec(value)?.[1];
  return written === undefined
    ? undefined
    : [...written.matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g)].flatMap(([, a, b, c]) => namesIn(a ?? b ?? c ?? ''));
}
