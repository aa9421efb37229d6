import { emptyApiState } from '../../store/makeStore';
import { readPageState, toPageState } from './pageState';

test('the names of rules that are classes in the style element do not travel, and are read from it', () => {
  const names = ['a1', 'b2', 'animation-c3'];
  const css = '.css-a1{top:0}@media print{.css-b2:hover{left:0}}@keyframes animation-c3{}';
  const sent = toPageState(emptyApiState(), 7, { names, css });
  expect(sent.ruleNames).toEqual(['animation-c3']);

  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<style>${css}</style>`;
  page.body.innerHTML = `<script type="application/json" id="page-state">${JSON.stringify(sent)}</script>`;
  const read = readPageState(page);
  expect(read).toEqual({ ...sent, ruleNames: expect.any(Array) as string[] });
  expect(read?.ruleNames.toSorted()).toEqual(names.toSorted());
});
