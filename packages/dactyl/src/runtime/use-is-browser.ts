/** Whether the code runs in a browser, after hydration. False on the server. */
export function useIsBrowser(): boolean {
  return false;
}

export default useIsBrowser;
