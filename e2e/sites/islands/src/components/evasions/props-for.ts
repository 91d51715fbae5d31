/** Event props, made elsewhere. */
export function propsFor(id: string, text: string) {
  const event = ['on', 'Click'].join('');
  return {
    'data-testid': id,
    [event]: (press: { currentTarget: { textContent: string | null } }) => (press.currentTarget.textContent = text),
  };
}
