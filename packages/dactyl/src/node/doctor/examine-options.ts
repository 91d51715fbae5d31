import { describeUnusedFields } from '../site/unused-parts.js';
import type { Examination } from './diagnosis.js';

const TOPIC = 'Options';

/** Fields of the configuration that change nothing. Unknown ones end the build. */
export const examineOptions: Examination = ({ siteConfig }) => {
  const unused = describeUnusedFields(siteConfig);
  if (unused.length === 0)
    return Promise.resolve([{ level: 'ok', topic: TOPIC, found: 'All fields of the configuration have an effect.' }]);
  return Promise.resolve(unused.map((found) => ({ level: 'warning', topic: TOPIC, found })));
};
