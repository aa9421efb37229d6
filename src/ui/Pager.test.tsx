import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router';
import { Styled } from '../testing/Styled';
import { Pager, useFocusAfterPaging } from './Pager';

Element.prototype.scrollIntoView = () => {};

function PagedList({ pages }: { pages: number }) {
  const [params] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  return (
    <>
      <h2 ref={useFocusAfterPaging()} tabIndex={-1}>
        Page {page}
      </h2>
      <Pager label="Pages" pages={pages} searchOf={(to) => `?page=${to}`} />
    </>
  );
}

const renderList = (pages: number, at = '/', more?: ReactNode) =>
  render(
    <Styled>
      <MemoryRouter initialEntries={[at]}>
        <Suspense>
          <PagedList pages={pages} />
          {more}
        </Suspense>
      </MemoryRouter>
    </Styled>,
  );

test('is not shown for one page', () => {
  renderList(1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('links five pages around the current one and marks it', () => {
  renderList(9, '/?page=5');
  const numbers = screen.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent);
  expect(numbers).toEqual(['3', '4', '5', '6', '7']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5 of 9');
});

test('links no previous page on the first page', () => {
  renderList(9);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toBeInTheDocument();
});

test('moves focus to the heading of the list after a page is chosen', async () => {
  renderList(9);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(screen.getByRole('heading', { name: 'Page 2' })).toHaveFocus();
});

test('marks the chosen page at once, and goes on from there, while it is made', async () => {
  let finish = () => {};
  const made = new Promise<void>((resolve) => (finish = resolve));
  const Later = lazy(() => made.then(() => ({ default: () => null })));
  const AfterTheFirst = () => useSearchParams()[0].has('page') && <Later />;
  renderList(9, '/', <AfterTheFirst />);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2 of 9');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?page=3');
  expect(screen.getByRole('heading', { name: 'Page 1' })).toBeInTheDocument();
  finish();
  expect(await screen.findByRole('heading', { name: 'Page 2' })).toHaveFocus();
});
