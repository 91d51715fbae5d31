import Admonition from '@theme/Admonition';
import Details from '@theme/Details';
import Mermaid from '@theme/Mermaid';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { translate } from '@docusaurus/Translate';
import { codeBlocks, liveCode } from './code';
import { Specimen, type GroupSpec } from './specimen';

const TYPES = ['note', 'tip', 'info', 'warning', 'danger'];
const HARBOURS =
  'Aalborg Bergen Cuxhaven Delfzijl Esbjerg Felixstowe Gdynia Helsinki Ijmuiden Jastarnia Kiel Lerwick'.split(' ');

export function blocks(): GroupSpec {
  return {
    id: 'blocks',
    title: translate({ id: 'styleGuide.blocks', message: 'Blocks' }),
    sections: [codeBlocks(), liveCode(), admonitions(), tabs(), details(), diagrams()],
  };
}

function admonitions() {
  return {
    id: 'admonitions',
    title: translate({ id: 'styleGuide.admonitions', message: 'Admonitions' }),
    note: translate({
      id: 'styleGuide.admonitions.note',
      message: 'One for each type, one with a title of its own, and one inside of another.',
    }),
    specimens: (
      <>
        <Specimen>
          {TYPES.map((type) => (
            <Admonition key={type} type={type}>
              {advice()}
            </Admonition>
          ))}
        </Specimen>
        <Specimen>
          <Admonition
            type="tip"
            title={translate({ id: 'styleGuide.admonitions.title', message: 'Before the first start' })}
          >
            <p>{advice()}</p>
            <Admonition type="warning">{advice()}</Admonition>
          </Admonition>
        </Specimen>
      </>
    ),
  };
}

function advice(): string {
  return translate({
    id: 'styleGuide.advice',
    message: 'Look at the flag first. When it hangs down, any direction will do.',
  });
}

function tabs() {
  const meadow = translate({ id: 'styleGuide.tabs.meadow', message: 'Meadow' });
  const slope = translate({ id: 'styleGuide.tabs.slope', message: 'Slope' });
  return {
    id: 'tabs',
    title: translate({ id: 'styleGuide.tabs', message: 'Tabs' }),
    note: translate({
      id: 'styleGuide.tabs.note',
      message:
        'A set alone, two sets that change together, a set that fills its line, and one with more tabs than fit.',
    }),
    specimens: (
      <>
        <Specimen label={translate({ id: 'styleGuide.tabs.single', message: 'One set' })}>
          <Tabs>
            <TabItem value="meadow" label={meadow}>
              {advice()}
            </TabItem>
            <TabItem value="slope" label={slope} default>
              {advice()}
            </TabItem>
          </Tabs>
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.tabs.synced', message: 'In step' })}>
          {['first', 'second'].map((each) => (
            <Tabs key={each} groupId="style-guide" block={each === 'second'}>
              <TabItem value="meadow" label={meadow}>
                {meadow}
              </TabItem>
              <TabItem value="slope" label={slope}>
                {slope}
              </TabItem>
            </Tabs>
          ))}
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.tabs.many', message: 'Too many for one line' })}>
          <Tabs>
            {HARBOURS.map((harbour) => (
              <TabItem key={harbour} value={harbour} label={harbour}>
                {harbour}
              </TabItem>
            ))}
          </Tabs>
        </Specimen>
      </>
    ),
  };
}

function details() {
  const summary = translate({ id: 'styleGuide.details.summary', message: 'Why against the wind?' });
  return {
    id: 'details',
    title: translate({ id: 'styleGuide.details', message: 'Details' }),
    note: translate({ id: 'styleGuide.details.note', message: 'A part of the text that opens.' }),
    specimens: (
      <Specimen>
        <Details summary={summary}>{advice()}</Details>
        <Details summary={summary} open>
          <p>{advice()}</p>
          <Details summary={summary}>{advice()}</Details>
        </Details>
      </Specimen>
    ),
  };
}

function diagrams() {
  return {
    id: 'diagrams',
    title: translate({ id: 'styleGuide.diagrams', message: 'Diagrams' }),
    note: translate({
      id: 'styleGuide.diagrams.note',
      message: 'Drawn by Mermaid when it comes into view; until then, the text of the diagram.',
    }),
    specimens: (
      <Specimen>
        <Mermaid value={'flowchart LR\n  flag --> calm{calm?}\n  calm -- yes --> any\n  calm -- no --> against'} />
      </Specimen>
    ),
  };
}
