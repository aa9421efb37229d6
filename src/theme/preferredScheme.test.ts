import { withPreferredScheme } from './preferredScheme';

test('repeats the dark rules for readers who prefer dark and have no script', () => {
  const css =
    ':root,[data-light]{--mui-a:#fff;}[data-dark]{--mui-a:#000;}' +
    '*:where([data-dark]) .css-1{color:red;}p{margin:0}' +
    '@media print{html[data-dark]{--mui-a:#fff;}}';
  expect(withPreferredScheme(css)).toBe(
    `${css}@media screen and (prefers-color-scheme:dark){` +
      ':root:not([data-light]){--mui-a:#000;}' +
      '*:where(:root:not([data-light])) .css-1{color:red;}}',
  );
});

test('adds nothing where no rule is dark', () => {
  expect(withPreferredScheme('p{margin:0}')).toBe('p{margin:0}');
});
