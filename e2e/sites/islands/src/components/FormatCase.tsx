import FormatList from './FormatList';

/** Has no state of its own; what it hands over are functions. */
export default function FormatCase({ unit }: { unit: string }) {
  const format = (value: number) => (
    <span>
      {value} {unit}
    </span>
  );
  return <FormatList values={[1, 2, 3]} format={format} onPick={(value) => (document.title = `Picked ${value}`)} />;
}
