import Chart from '../components/Chart';
import nothing from 'no-such-package-anywhere';

export default function Home() {
  return <Chart data={nothing} />;
}
