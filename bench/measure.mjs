/** How commands are measured, which `dactyl compare` does in the same way. */
import { measureCommand } from '../packages/dactyl/dist/node/compare/measure-command.js';

export { childSeconds } from '../packages/dactyl/dist/node/compare/measure-command.js';

/** @typedef {import('../packages/dactyl/dist/node/compare/measure-command.js').Measurement} Measurement */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<Measurement>}
 */
export function measure(command, args, cwd) {
  return measureCommand(command, args, { cwd });
}
