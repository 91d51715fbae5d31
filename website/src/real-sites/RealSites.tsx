/** The table of the page on real sites: what each costs, with Dactyl and with Docusaurus. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { REAL_SITES, type RealSite, type SideFigures } from './real-sites';

export function RealSites() {
  return (
    <div className="table-wrapper" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>
              <Translate id="realSites.site">Site</Translate>
            </th>
            <th>
              <Translate id="realSites.pages">Pages</Translate>
            </th>
            <th>
              <Translate id="realSites.cpu">Build, processor (s)</Translate>
            </th>
            <th>
              <Translate id="realSites.memory">Build, memory (GB)</Translate>
            </th>
            <th>
              <Translate id="realSites.script">Docs page, JavaScript (KB)</Translate>
            </th>
            <th>
              <Translate id="realSites.page">Docs page, all (KB)</Translate>
            </th>
            <th>
              <Translate id="realSites.output">Output (MB)</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {REAL_SITES.map((site) => (
            <Row key={site.name} site={site} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ site: { name, repository, commit, figures } }: { site: RealSite }) {
  const { ours, theirs, pages, docusaurus } = figures;
  return (
    <tr>
      <td>
        <Link to={`https://github.com/${repository}/tree/${commit}`}>{name}</Link>, {docusaurus}
      </td>
      <td>{pages.toLocaleString(useDocusaurusContext().i18n.currentLocale)}</td>
      <Both {...{ ours, theirs }} of={({ cpu }) => cpu} />
      <Both {...{ ours, theirs }} of={({ memory }) => memory / 1e9} digits={2} />
      <Both {...{ ours, theirs }} of={({ script }) => script / 1e3} />
      <Both {...{ ours, theirs }} of={({ page }) => page / 1e3} />
      <Both {...{ ours, theirs }} of={({ output }) => output / 1e6} />
    </tr>
  );
}

interface BothProps {
  ours: SideFigures;
  theirs: SideFigures;
  of(side: SideFigures): number;
  /** Behind the point. Default: one below ten, else none. */
  digits?: number;
}

function Both({ ours, theirs, of, digits }: BothProps) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = (side: SideFigures) => {
    const value = of(side);
    const fraction = digits ?? (value < 10 ? 1 : 0);
    return value.toLocaleString(currentLocale, { minimumFractionDigits: fraction, maximumFractionDigits: fraction });
  };
  return (
    <td>
      {/* On one line: what is compared stands side by side. */}
      <b>{format(ours)}</b>
      {`\u00a0/\u00a0${format(theirs)}`}
    </td>
  );
}

/** What kind of site each is, and what there is to say of its figures. */
export function RealSiteNotes() {
  const language = useDocusaurusContext().i18n.currentLocale === 'zh' ? 1 : 0;
  return (
    <ul>
      {REAL_SITES.map(({ name, kind, note }) => (
        <li key={name}>
          <b>{name}</b>: {kind[language]} {note[language]}
        </li>
      ))}
    </ul>
  );
}
