import Line from '@theme-original/CodeBlock/Line';

export default function MyLine(props) {
  return (
    <div className="my-line" data-tokens={props.line.length}>
      <Line {...props} />
    </div>
  );
}
