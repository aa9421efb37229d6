import { withoutUnusedVariables } from './usedVariables';

test('keeps the variables that a rule uses, and what these are made of, in each colour scheme', () => {
  const css =
    ':root,[data-light]{color-scheme:light;--mui-a:#fff;--mui-b:var(--mui-c);--mui-c:1px;--mui-d:2px}' +
    '[data-dark]{--mui-a:#000;--mui-b:var(--mui-e);--mui-d:3px;--mui-e:4px;}' +
    'body{color:var(--mui-a);margin:calc(1px + var(--mui-b, 0px))}';
  expect(withoutUnusedVariables(css, '')).toBe(
    ':root,[data-light]{color-scheme:light;--mui-a:#fff;--mui-b:var(--mui-c);--mui-c:1px;}' +
      '[data-dark]{--mui-a:#000;--mui-b:var(--mui-e);--mui-e:4px;}' +
      'body{color:var(--mui-a);margin:calc(1px + var(--mui-b, 0px))}',
  );
});

test('keeps a variable that only the markup uses, and none that only an unused one names', () => {
  const css = ':root{--mui-a:var(--mui-b);--mui-b:1px;--mui-c:red;}p{margin:0}';
  expect(withoutUnusedVariables(css, '<path stroke="var(--mui-c)">')).toBe(
    ':root{--mui-c:red;}p{margin:0}',
  );
});
