/** Who wrote a doc, as its page shows it. Input: people from git. Output: names, and pictures where the site asks for them. */
import { z } from '#zod';
import { userFunction } from '../../../node/plugin-api/option-schemas.js';
import type { Person } from '../../../node/base/git-people.js';
import type { DocContributor } from './types.js';

/** Gives the address of somebody's picture; `undefined` for none. */
export type AvatarFunction = (person: Person) => string | undefined;

export const contributorsOption = z.union([
  z.boolean(),
  z.strictObject({
    /** Where pictures come from. Readers' browsers fetch them from there. */
    avatars: z.union([z.literal('github'), userFunction<AvatarFunction>()]).optional(),
    /** Names that are left out, besides those that end in `[bot]`. */
    exclude: z.array(z.string().min(1)).default([]),
  }),
]);

export type ContributorsOption = z.output<typeof contributorsOption>;

export function toContributors(people: readonly Person[], option: ContributorsOption): DocContributor[] {
  const { avatars, exclude } = option === true || option === false ? { avatars: undefined, exclude: [] } : option;
  return people
    .filter(({ name }) => !name.endsWith('[bot]') && !exclude.includes(name))
    .map((person) => {
      const avatar = avatars === 'github' ? githubAvatar(person) : avatars?.(person);
      return avatar === undefined ? { name: person.name } : { name: person.name, avatar };
    });
}

/** GitHub's address for commits names the account: `123+name@users.noreply.github.com`. */
function githubAvatar({ email }: Person): string | undefined {
  const [, id, name] = /^(?:(\d+)\+)?([\w-]+)@users\.noreply\.github\.com$/i.exec(email) ?? [];
  if (id !== undefined) return `https://avatars.githubusercontent.com/u/${id}?s=48`;
  return name === undefined ? undefined : `https://github.com/${name}.png?size=48`;
}
