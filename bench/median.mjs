/**
 * @param {readonly number[]} numbers
 * @returns {number} the middle one, or the mean of the two in the middle
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}
