/** What builds cost, as `npm run bench -- --save` in the repository has measured it: a run for each number of pages. */
import saved from './figures.json';

export interface Build {
  /** On the clock. */
  seconds: number;
  /** Seconds that all processes kept a core busy. */
  cpu: number;
  /** The most memory that all processes held at one moment. */
  megabytes: number | null;
}

export interface ToolFigures {
  tool: string;
  version: string;
  cold: Build;
  unchanged?: Build;
  edit?: Build;
  /** Of the output. */
  files: number;
  megabytes: number;
  parts: { parts: number; longest: number; merge: number; cpu: number }[];
}

export interface BenchRun {
  date: string;
  machine: string;
  command: string;
  pages: number;
  tools: ToolFigures[];
}

// TypeScript cannot know what a file holds that a program writes.
export const RUNS = saved as BenchRun[];
