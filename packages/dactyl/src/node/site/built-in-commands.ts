/** Commands that features have. Every call of the program loads this: here are their options, and what they do comes later. */
import type { RegisterCommand } from '../plugin-api/framework-command.js';
import type { OutputQuestions } from '../plugin-api/output-questions.js';
import { registerMcp } from '../../features/search/node/mcp/mcp-command.js';
import { registerSources } from '../../features/sources/node/sources-command.js';
import { registerSearch } from '../../features/search/node/search-command.js';

export const BUILT_IN_COMMANDS: readonly RegisterCommand[] = [registerSearch, registerMcp, registerSources];

/** What features ask the outputs that `dactyl report` compares. */
export const OUTPUT_QUESTIONS: readonly (() => Promise<OutputQuestions>)[] = [
  async () => (await import('../../features/search/node/report-answers.js')).SEARCH_QUESTIONS,
];
