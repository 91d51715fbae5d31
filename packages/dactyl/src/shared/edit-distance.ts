/** Counts the wrong, missing, superfluous and swapped letters between two words. Stops counting above `limit`. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let twoBefore: number[] = [];
  let before = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      let distance = Math.min(
        at(before, column) + 1,
        at(current, column - 1) + 1,
        at(before, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && isSwapped) distance = Math.min(distance, at(twoBefore, column - 2) + 1);
      current.push(distance);
    }
    if (Math.min(...current) > limit) return limit + 1;
    twoBefore = before;
    before = current;
  }
  return at(before, right.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
