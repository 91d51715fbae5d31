/** Builds a site into a folder of its own, as its scripts would, and measures that. What lies in the site stays. */
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

/** Lines of its output that are shown when it fails. */
const SHOWN = 20;

export async function buildSide(side: SideBuild): Promise<{ figures: SideFigures; output: string }> {
  const args = [side.command, 'build', side.siteDir, '--out-dir', side.outDir, ...side.args];
  const { wall, cpu, peakMemory, success, output } = await measureCommand(process.execPath, args, {
    cwd: side.siteDir,
    signal: side.signal,
  });
  if (!success) {
    throw new SiteError(`The build with ${side.tool} failed:\n${tellingLines(output)}`, {
      hint: `Mend what it says first. When you have a finished build, name its folder with ${side.tool === 'Dactyl' ? '--built' : '--against'}.`,
    });
  }
  return { figures: { wall, cpu, peakMemory, hadCache: side.hasCache }, output };
}

/** From the first error on, since stacks follow; the end where nothing calls itself an error. */
function tellingLines(output: string): string {
  const lines = output.trim().split('\n');
  const first = lines.findIndex((line) => /^\[?error\b|^\w*Error:/i.test(line));
  return (first === -1 ? lines.slice(-SHOWN) : lines.slice(first, first + SHOWN)).join('\n');
}

/** Of what a build of Dactyl printed: options and plugins of the configuration that do nothing. */
export function ineffectiveOptions(output: string): string[] {
  const said = output.split('\n').map((line) => line.replace(/^warning /, ''));
  const about =
    /has no effect|have no effect|is not part of this version of Dactyl|and builds without them|"future\.experimental_router"|is set, but no theme/;
  return [...new Set(said.filter((line) => about.test(line)))];
}
