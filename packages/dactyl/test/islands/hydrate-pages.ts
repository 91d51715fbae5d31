/** Pages for tests of hydration, as the server would write them. */
import { counter, island, slot, slotProp } from './marks.js';

/** Higher than the viewport and what counts as near. */
const FAR = '<div style="height:3000px">far</div>';
const FORM = island(
  { name: 'Form' },
  '<form><input name="text" value=""/><input type="checkbox"/><select><option value="red" selected="">red</option>' +
    '<option value="blue">blue</option></select><button type="submit">send</button>' +
    '<output>|false|red|||false</output></form>',
);
const PANEL_CONTENT =
  '<h2 id="inside">Inside <!-- --> of it</h2><form><input name="static"/></form><details id="more"><summary>more</summary>' +
  '<p>text</p></details><video id="video"></video><input type="checkbox" id="top" checked/><textarea id="area">given</textarea>';

export const PAGES = {
  '/near': `<main><h1>Near</h1>${counter('a', { when: 'visible' })}</main>`,
  '/far': `<main><h1>Far</h1>${FAR}${counter('a', { when: 'visible' })}</main>`,
  '/load': `<main><h1>Load</h1>${island({ name: 'Effect', when: 'idle' }, '<p data-effect="true">waiting</p>')}</main>`,
  '/now': `<main><h1>Now</h1>${FAR}${counter('a', { when: 'load' })}</main>`,
  '/nothing': `<main><h1>Nothing</h1><div>${island({ name: 'Effect', when: 'load' }, '')}</div><p>text</p></main>`,
  '/print': `<main><h1>Print</h1>${counter('a', { when: 'visible', media: 'print' })}</main>`,
  '/event': `<main><h1>Event</h1><p id="static">text</p>${counter('a')}</main>`,
  '/none': `${island(
    { name: 'Root', props: { children: slotProp(0) }, when: 'none' },
    `<div data-root="0">${slot(
      0,
      `<nav>${island({ name: 'Consumer' }, '<button type="button" data-consumer="true">0</button>')}</nav><main>` +
        `<h1>None</h1><p id="static">text</p>${island({ name: 'Consumer' }, '<button type="button" data-consumer="true">0</button>')}</main>`,
    )}</div>`,
  )}`,
  '/form': `<main><h1>Form</h1>${FORM}</main>`,
  '/slot': `<main><h1>Slot</h1>${island(
    { name: 'Panel', props: { children: slotProp(0), label: slotProp(1) } },
    `<section><button type="button" data-flip="true">${slot(1, '<b>flip it</b>')}</button><div>${slot(0, PANEL_CONTENT + counter('nested'))}</div></section>`,
  )}</main>`,
  '/hidden': `<main><h1>Hidden</h1>${island(
    { name: 'Waiting' },
    '<div><button type="button" data-show="true">show</button><!--$--><b>here</b><!--/$--></div>',
  )}${island(
    {
      name: 'Later',
      props: { children: slotProp(0) },
      slots: { 0: `<section class="x">later ${counter('inner')}</section>` },
    },
    '<button type="button" data-open="true">open</button>',
  )}</main>`,
  '/late': `<main><h1>Late</h1>${island(
    { name: 'WithLatePart', when: 'visible' },
    '<div data-with-late="true"><!--$--><div data-counter="slow"><button type="button">0</button></div><!--/$--></div>',
  )}</main>`,
  '/card': `<main><h1>Card</h1>${island(
    { name: 'Card', props: { children: slotProp(0) } },
    `<div data-card="">${slot(0, '<p id="static">text</p><button type="button" id="plain">plain</button><a id="hash" href="#there">there</a>')}</div>`,
  )}</main>`,
  '/fails': `<main><h1>Fails</h1>${island({ name: 'Fails', props: { when: 'browser' } }, '<button type="button" data-fails="true">fail</button>')}${island(
    { name: 'Fails', props: { when: 'click' } },
    '<button type="button" data-fails="true">fail</button>',
  )}${counter('a')}</main>`,
  '/differs': `<main><h1>Differs</h1><p id="static">text</p>${island(
    { name: 'Differs', props: { children: slotProp(0) } },
    `<div data-differs="true"><button type="button">server</button>${slot(0, '<details id="kept"><summary>s</summary><input name="kept"/></details>')}</div>`,
  )}${counter('a')}</main>`,
  '/torn': `<main><h1>Torn</h1>${island(
    { name: 'Root', props: { children: slotProp(0) } },
    `<div data-root="0">${slot(0, `<p>text ${counter('torn')} text</p>${island({ name: 'Consumer' }, '<button type="button" data-consumer="true">0</button>')}`)}</div>`,
  )}${counter('a')}</main>`,
  '/odd': `<main><h1>Odd</h1><title>t</title><meta name="x" content="y"/><style>.x{color:red}</style><script type="text/plain">1</script>
    <link rel="icon" href="data:,"/><svg viewBox="0 0 1 1"><circle r="1"></circle></svg><my-element a="b"><i>x</i></my-element><br/>
    <img alt="" src="data:,"/><input type="hidden" name="h" value="1"/><template><p>t</p></template><noscript>no</noscript>
    <iframe srcdoc="x"></iframe><select><option>1</option><option selected="">2</option></select>
    <table>
      <tbody>
        <tr>
          <td>${counter('cell')}</td>
        </tr>
      </tbody>
    </table></main>`,
  '/layout': island(
    { name: 'PageInLayout', when: 'event' },
    `<!--adopt:layout--><nav><a href="/near">near</a>${counter('shell')}</nav><main><h1>Layout</h1><!--hole:children--><button type="button" data-page="true">0</button><!--/hole--></main><!--/adopt-->`,
  ),
};
