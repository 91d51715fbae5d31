import { expect, it } from 'vitest';
import { scopeStyles } from './scope-styles.js';

it.each([
  ['path{fill:red}', 'path:where(.s1,.s1 *){fill:red}'],
  ['svg , a:is(b,c) *{}', 'svg:where(.s1,.s1 *),a:is(b,c) *:where(.s1,.s1 *){}'],
  ['.s1-a path,#s1_b,path{}', '.s1-a path,#s1_b,path:where(.s1,.s1 *){}'],
  [':root{--a:b}text::selection{}', 'svg:where(.s1,.s1 *){--a:b}text:where(.s1,.s1 *)::selection{}'],
  ['@media (a){/* b, c */ *{}}', '@media (a){*:where(.s1,.s1 *){}}'],
  ['@keyframes a{from{x:y}50.5%,to{}}@font-face{b:c}', '@keyframes a{from{x:y}50.5%,to{}}@font-face{b:c}'],
  ['@layer a;path{b:c;g{}}', '@layer a;path:where(.s1,.s1 *){b:c;g:where(.s1,.s1 *){}}'],
  ['[a="),("]{}a:not(b{}', '[a="),("]:where(.s1,.s1 *){}:not(*):where(.s1,.s1 *){}'],
])('%s → %s', (css, scoped) => {
  expect(scopeStyles(css, 's1')).toBe(scoped);
});
