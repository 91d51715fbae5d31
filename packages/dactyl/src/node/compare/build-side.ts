/**
 * Builds a site into a separate folder with the command of its scripts, and measures the build. Existing output in
 * the site is not touched.
 */
import { SiteError } from '../base/site-error.js';
import { measureCommand, type Measurement } from './measure-command.js';

export interface SideBuild {
  /** `Docusaurus` or `Dactyl`, for messages. */
  tool: string;
  /** Absolute file of its command. */
  command: string;
  siteDir: string;
  outDir: string;
  /** Further arguments of `build`. */
  args: readonly string[];
  /** Whether something of an earlier build is there. */
  hasCache: boolean;
  signal: AbortSignal;
}

export interface SideFigures extends Pick<Measurement, 'wall' | 'cpu' | 'peakMemory'> {
  /** Whether something of an earlier build was there. */
  hadCache: boolean;
}

/** Number of output lines that are shown when a build fails. */
const SHOWN = 20;

export async function buildSide(side: SideBuild): Promise<{ figures: SideFigures; output: string }> {
  const args = [side.command, 'build', side.siteDir, '--out-dir', side.outDir, ...side.args];
  const { wall, cpu, peakMemory, success, output } = await measureCommand(process.execPath, args, {
    cwd: side.siteDir,
    signal: side.signal,
  });
  if (!success) {
    throw new SiteError(`The build with ${side.tool} failed:\n${tellingLines(output)}`, {
      hint: `Correct these errors first. If you have a finished build, name its folder with ${side.tool === 'Dactyl' ? '--built' : '--against'}.`,
    });
  }
  return { figures: { wall, cpu, peakMemory, hadCache: side.hasCache }, output };
}

/**
 * The output from the first error on, since stack traces follow; the last lines when no line looks like an error.
 */
function tellingLines(output: string): string {
  const lines = output.trim().split('\n');
  const first = lines.findIndex((line) => /^\[?error\b|^\w*Error:/i.test(line));
  return (first === -1 ? lines.slice(-SHOWN) : lines.slice(first, first + SHOWN)).join('\n');
}

/** From the output of a Dactyl build: options and plugins of the configuration that have no effect. */
export function ineffectiveOptions(output: string): string[] {
  const said = output.split('\n').map((line) => line.replace(/^warning /, ''));
  const about =
    /has no effect|have no effect|is not part of this version of Dactyl|and builds without them|"future\.experimental_router"|is set, but no theme/;
  return [...new Set(said.filter((line) => about.test(line)))];
}
