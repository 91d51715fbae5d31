import { isInRepository, isShallowClone } from '../base/git.js';
import type { Examination } from './diagnosis.js';

const TOPIC = 'Git';

/** Whether the history is there that dates and authors of pages come from. */
export const examineGit: Examination = async ({ siteDir, readsHistory }) => {
  if (!(await isInRepository(siteDir))) {
    const found = 'The folder is in no repository of git, or git is not installed.';
    if (!readsHistory) return [{ level: 'note', topic: TOPIC, found }];
    const advice = 'Pages show no dates and authors until it is.';
    return [{ level: 'warning', topic: TOPIC, found, advice }];
  }
  if (!(await isShallowClone(siteDir))) return [{ level: 'ok', topic: TOPIC, found: 'The whole history is there.' }];
  const found = 'The clone is shallow, so that only the last commits are there.';
  if (!readsHistory) return [{ level: 'note', topic: TOPIC, found }];
  const advice =
    'Dates and authors of most pages are missing: run "git fetch --unshallow". On GitHub, set "fetch-depth: 0" for actions/checkout.';
  return [{ level: 'warning', topic: TOPIC, found, advice }];
};
