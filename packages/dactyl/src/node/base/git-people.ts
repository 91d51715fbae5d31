/**
 * Who wrote files, from git's history: authors and co-authors (`Co-authored-by` at the end of a message), under the names
 * and addresses that `.mailmap` gives them.
 */
import { runGit } from './git-objects.js';

/** `Name <address>`, as git writes it. */
export type Contact = string;

export interface Person {
  name: string;
  /** E-mail address. It tells people apart and finds their picture; pages never show it. */
  email: string;
}

/** Between the people of a commit, in git's output: no name holds it. */
export const SEPARATOR = '\u001F';

/** Asks `git log` for a separator and the author, then for a separator and each co-author. */
export const PEOPLE_FORMAT = '%x1f%aN <%aE>%x1f%(trailers:key=Co-authored-by,valueonly,separator=%x1f)';

/** Each contact once. Without a readable address it is no contact: versions of git before 2.22 write their format instead. */
export function readContacts(fields: readonly string[]): Contact[] {
  const contacts = fields.map((field) => field.trim()).filter((field) => parseContact(field) !== undefined);
  return [...new Set(contacts)];
}

function parseContact(contact: Contact): Person | undefined {
  const [, name = '', email = ''] = /^([^<>]*\S)\s*<([^<>]*)>$/.exec(contact) ?? [];
  return name === '' ? undefined : { name, email };
}

/** How often each contact changed one file. */
export type Shares = Map<Contact, number>;

/** Adds a commit to the shares of a file. */
export function countCommit(shares: Shares, people: readonly Contact[]): void {
  for (const contact of people) shares.set(contact, (shares.get(contact) ?? 0) + 1);
}

export interface PeopleReader {
  /** The people of a commit, in its order. */
  ofCommit(contacts: readonly Contact[]): Person[];
  /** The people of a file: those with most commits first, then the newest. */
  ofFile(shares: Shares): Person[];
}

/** Asks `.mailmap` about all contacts at once; who wrote under several names becomes one person. */
export async function readPeople(dir: string, contacts: ReadonlySet<Contact>): Promise<PeopleReader> {
  const all = [...contacts];
  const mapped = all.length > 0 ? await checkMailmap(dir, all) : [];
  const people = new Map(
    all.flatMap((contact, index) => {
      const person = parseContact(mapped[index] ?? contact);
      return person ? [[contact, person] as const] : [];
    }),
  );
  const merge = (counted: Iterable<readonly [Contact, number]>) => {
    const found = new Map<string, { person: Person; commits: number }>();
    for (const [contact, commits] of counted) {
      const person = people.get(contact);
      if (!person) continue;
      const key = (person.email || person.name).toLowerCase();
      const known = found.get(key);
      if (known) known.commits += commits;
      else found.set(key, { person, commits });
    }
    return [...found.values()];
  };
  return {
    ofCommit: (list) => merge(list.map((contact) => [contact, 1])).map(({ person }) => person),
    ofFile: (shares) =>
      merge(shares)
        .toSorted((a, b) => b.commits - a.commits)
        .map(({ person }) => person),
  };
}

async function checkMailmap(dir: string, contacts: readonly Contact[]): Promise<string[]> {
  const input = contacts.map((contact) => `${contact}\n`).join('');
  return (await runGit(dir, ['check-mailmap', '--stdin'], input)).toString('utf8').split('\n');
}
