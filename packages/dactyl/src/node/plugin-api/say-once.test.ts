import { expect, it } from 'vitest';
import { createRecordingLogger } from '../../../test/plugin-context.js';
import { sayOnce } from './say-once.js';

it('passes each message on once', () => {
  const logger = createRecordingLogger();
  const once = sayOnce(logger);
  for (const message of ['a', 'b', 'a']) once.warn(message);
  once.info('c');
  once.info('c');
  expect(logger.warnings).toEqual(['a', 'b']);
  expect(logger.infos).toEqual(['c']);
});
