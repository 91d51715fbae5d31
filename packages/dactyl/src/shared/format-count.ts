/**
 * A whole number as English writes it: `1,003`. `toLocaleString` gives the same, but the first thing that a process asks of the
 * data about languages takes 20 milliseconds, a fiftieth of a build without changes.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
