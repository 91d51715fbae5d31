// #region hands
export class Clock {
  // #region tick
  tick(hours: number): string {
    return hours < 12 ? 'tick' : 'tock';
  }
  // #endregion tick
}
// #endregion
