import Chart from '../components/Chart';

export default function Home() {
  return <Chart />;
}
