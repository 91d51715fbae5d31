/** The tables of the page on builds: what each tool needs, and how many times what Dactyl needs that is. */
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { RUNS, type BenchRun, type Build, type ToolFigures } from './builds';

const REFERENCE = 'dactyl';

export function BuildFigures() {
  return RUNS.map((run) => <Run key={run.pages} run={run} />);
}

function Run({ run: { pages, date, machine, command, tools } }: { run: BenchRun }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const reference = tools.find(({ tool }) => tool === REFERENCE);
  return (
    <>
      <p>
        <b>
          <Translate id="builds.pages" values={{ pages: pages.toLocaleString(currentLocale) }}>
            {'{pages} pages'}
          </Translate>
        </b>
        {`: ${date}, ${machine}. `}
        <code>{command}</code>
      </p>
      <div className="table-wrapper" tabIndex={0}>
        <table>
          <Head />
          <tbody>
            {tools.map((tool) => (
              <Row key={tool.tool} tool={tool} reference={reference} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th>
          <Translate id="builds.tool">Tool</Translate>
        </th>
        <th>
          <Translate id="builds.cold">Cold, s</Translate>
        </th>
        <th>
          <Translate id="builds.cpu">Processor, s</Translate>
        </th>
        <th>
          <Translate id="builds.memory">Memory, MB</Translate>
        </th>
        <th>
          <Translate id="builds.unchanged">Unchanged, s</Translate>
        </th>
        <th>
          <Translate id="builds.edit">One edit, s</Translate>
        </th>
        <th>
          <Translate id="builds.files">Files</Translate>
        </th>
        <th>
          <Translate id="builds.output">Output, MB</Translate>
        </th>
      </tr>
    </thead>
  );
}

function Row({ tool, reference }: { tool: ToolFigures; reference: ToolFigures | undefined }) {
  const columns: ((from: ToolFigures) => number | null | undefined)[] = [
    ({ cold }) => cold.seconds,
    ({ cold }) => cold.cpu,
    ({ cold }) => cold.megabytes,
    secondsOf('unchanged'),
    secondsOf('edit'),
    ({ files }) => files,
    ({ megabytes }) => megabytes,
  ];
  const rows = tool.parts.map(({ parts, longest, merge, cpu }) => (
    <tr key={parts}>
      <th scope="row">
        <Translate id="builds.parts" values={{ tool: tool.tool, parts }}>
          {'{tool}, {parts} parts'}
        </Translate>
      </th>
      <Figure value={longest + merge} of={tool.cold.seconds} />
      <Figure value={cpu} of={tool.cold.cpu} />
    </tr>
  ));
  return (
    <>
      <tr>
        <th scope="row">{`${tool.tool}\u00a0${tool.version}`}</th>
        {columns.map((column, index) => (
          <Figure key={index} value={column(tool)} of={reference && column(reference)} />
        ))}
      </tr>
      {rows}
    </>
  );
}

function secondsOf(name: 'unchanged' | 'edit'): (from: { [Name in typeof name]?: Build }) => number | undefined {
  return (from) => from[name]?.seconds;
}

/** A value, and in brackets how many times the other one it is. */
function Figure({ value, of: other }: { value: number | null | undefined; of: number | null | undefined }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  if (value === null || value === undefined) return <td>–</td>;
  const text = value.toLocaleString(currentLocale, { maximumFractionDigits: 1 });
  if (!other || other === value) return <td>{text}</td>;
  const ratio = (value / other).toLocaleString(currentLocale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return <td>{`${text}\u00a0(${ratio}×)`}</td>;
}
