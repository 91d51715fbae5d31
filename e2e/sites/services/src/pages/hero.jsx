import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

export default function Hero() {
  return (
    <Layout>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            Beacon
          </Heading>
          <p className="hero__subtitle">Lights along the coast</p>
        </div>
      </header>
      <main className="container">
        <div className="lighthouse">
          <a href="https://beacon.example/lamp">
            Ask for <code>lamp</code>
          </a>
        </div>
        <ul className="tabs">
          <li className="tabs__item">Tides</li>
        </ul>
        <p className="narrow-only">Only where there is room for little</p>
        <table>
          <tbody>
            <tr>
              {['Nightwatchman', 'Lightkeeper', 'Harbourmaster', 'Lampwright', 'Ferryman'].map((name) => (
                <td key={name}>{name}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </main>
    </Layout>
  );
}
