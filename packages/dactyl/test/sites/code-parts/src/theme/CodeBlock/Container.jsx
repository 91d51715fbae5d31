import Container from '@theme-original/CodeBlock/Container';

export default function MyContainer(props) {
  return (
    <section className="my-container">
      <Container {...props} />
    </section>
  );
}
