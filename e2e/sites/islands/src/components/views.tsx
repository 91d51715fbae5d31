export function Round({ label }: { label: string }) {
  return <em data-testid="round">{`A round ${label}`}</em>;
}

export const Square = ({ label }: { label: string }) => <b data-testid="square">{`A square ${label}`}</b>;
