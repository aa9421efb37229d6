import { CacheProvider } from '@emotion/react';
import { keyframes, styled } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createStyles } from './createStyles';
import { holdUnshownRules } from './holdUnshownRules';

const Base = styled('button')({ color: 'red' });
const Built = styled(({ className }: { className?: string }) => <Base className={className} />)({
  top: '1px',
});
const Plain = styled('p')({ top: '1px' });
const Moving = styled('i')({ animation: `${keyframes({ to: { left: '2px' } })} 1s` });

function show(first: ReactElement) {
  const styles = createStyles();
  const insert = jest.spyOn(styles.sheet, 'insert');
  const writeAllRules = holdUnshownRules(styles);
  const inside = (element: ReactElement) => <CacheProvider value={styles}>{element}</CacheProvider>;
  const view = render(inside(first));
  return {
    writeAllRules,
    change: (element: ReactElement) => view.rerender(inside(element)),
    /** What has been written so far, without the names of classes and animations. */
    rules: () => insert.mock.calls.map(([rule]) => rule.replaceAll(/(css|animation)-[\w-]+/g, 'x')),
  };
}

/** Before anything is painted. */
const afterMicrotasks = () => act(async () => Promise.resolve());

test('writes the rules of what is shown, not of what that is built on', async () => {
  const page = show(
    <>
      <Built />
      <Built />
    </>,
  );
  await afterMicrotasks();
  expect(page.rules()).toEqual(['.x{color:red;top:1px;}']);
});

test('writes the rules of a class once an element has it', async () => {
  const page = show(<Built />);
  await afterMicrotasks();
  page.change(<Plain />);
  expect(page.rules()).toHaveLength(1);
  await afterMicrotasks();
  expect(page.rules()).toEqual(['.x{color:red;top:1px;}', '.x{top:1px;}']);
});

test('writes the steps of animations with their rules', async () => {
  const page = show(<Moving />);
  await afterMicrotasks();
  expect(page.rules().sort()).toEqual(['.x{animation:x 1s;}', '@keyframes x{to{left:2px;}}']);
});

test('writes all rules at once from the first thing that somebody does', () => {
  const page = show(<p />);
  page.writeAllRules();
  page.change(<Built />);
  expect(page.rules()).toHaveLength(2);
});
