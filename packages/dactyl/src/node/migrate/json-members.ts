/**
 * Edits members of one object in a JSON text and leaves every other character unchanged. Input: a valid text and
 * the keys that lead to the object. Output: the new text.
 */

interface Member {
  key: string;
  /** Text between the preceding comma or brace and the key. */
  lead: string;
  /** Key, colon and value as they were written. */
  text: string;
}

interface NewMember {
  key: string;
  /** JSON. */
  value: string;
}

interface OpenObject {
  /** Offset after the opening brace. */
  start: number;
  /** Offset of the closing brace. */
  end: number;
  members: Member[];
  /** Text between the last value and the closing brace. */
  tail: string;
}

/** Puts a new value, as JSON text, in the place of the old one. */
export function setMember(text: string, path: readonly string[], { key, value }: NewMember): string {
  return editObject(text, path, (members) =>
    members.map((member) =>
      member.key === key ? { ...member, text: member.text.slice(0, valueStart(member)) + value } : member,
    ),
  );
}

/** Removes these members; missing ones are ignored. */
export function removeMembers(text: string, path: readonly string[], keys: ReadonlySet<string>): string {
  return editObject(text, path, (members) => {
    const kept = members.filter(({ key }) => !keys.has(key));
    const [first] = members;
    // The new first member gets the white space of the old one.
    return first === undefined
      ? kept
      : kept.map((member, index) => (index === 0 ? { ...member, lead: first.lead } : member));
  });
}

/** Adds a member in alphabetical order, or at `index` in an unsorted object. */
export function addMember(text: string, path: readonly string[], member: NewMember & { index: number }): string {
  return editObject(text, path, (members) => {
    const keys = members.map(({ key }) => key);
    const isSorted = keys.join('\n') === keys.toSorted().join('\n');
    const later = keys.findIndex((key) => key > member.key);
    const at = isSorted ? (later === -1 ? keys.length : later) : member.index;
    const [first, second] = members;
    const lead = at === 0 ? first?.lead : (second ?? first)?.lead;
    const added = { key: member.key, lead: lead ?? '', text: `${JSON.stringify(member.key)}: ${member.value}` };
    const rest = members.map((one, index) =>
      index === 0 && at === 0 ? { ...one, lead: second?.lead ?? one.lead } : one,
    );
    return rest.toSpliced(at, 0, added);
  });
}

function editObject(text: string, path: readonly string[], edit: (members: Member[]) => Member[]): string {
  const found = findObject(text, path);
  if (!found) return text;
  const members = edit(found.members).map((member) => member.lead + member.text);
  return text.slice(0, found.start) + members.join(',') + found.tail + text.slice(found.end);
}

function valueStart({ key, text }: Member): number {
  return (/^\s*:\s*/.exec(text.slice(JSON.stringify(key).length))?.[0].length ?? 0) + JSON.stringify(key).length;
}

/** When a key occurs twice, the first one is used. */
function findObject(text: string, path: readonly string[]): OpenObject | undefined {
  const open = text.indexOf('{');
  if (open === -1) return undefined;
  let object = readObject(text, open);
  for (const key of path) {
    let at = object.start;
    const member = object.members.find((one) => {
      const start = at + one.lead.length;
      at = start + one.text.length + 1;
      return one.key === key;
    });
    if (!member) return undefined;
    const brace = at - 1 - member.text.length + valueStart(member);
    if (text[brace] !== '{') return undefined;
    object = readObject(text, brace);
  }
  return object;
}

/** @param open where its brace is */
function readObject(text: string, open: number): OpenObject {
  const members: Member[] = [];
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;
  tokens.lastIndex = open + 1;
  let depth = 0;
  let from = open + 1;
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const [token] = match;
    if (depth === 0 && (token === ',' || token === '}')) {
      const member = toMember(text.slice(from, match.index));
      if (token === '}') {
        const tail = /\s*$/.exec(text.slice(from, match.index))?.[0] ?? '';
        return { start: open + 1, end: match.index, members: member ? [...members, member] : members, tail };
      }
      if (member) members.push(member);
      from = match.index + 1;
    } else if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
  }
  return { start: open + 1, end: text.length, members, tail: '' };
}

function toMember(part: string): Member | undefined {
  const match = /^(\s*)("(?:[^"\\]|\\.)*")[\s\S]*$/.exec(part);
  if (!match) return undefined;
  const [, lead = '', key = ''] = match;
  // A JSON string, by the pattern.
  return { key: JSON.parse(key) as string, lead, text: part.slice(lead.length).trimEnd() };
}
