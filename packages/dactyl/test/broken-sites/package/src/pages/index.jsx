import nothing from 'no-such-package-anywhere';

export default function Home() {
  return <p>{nothing}</p>;
}
