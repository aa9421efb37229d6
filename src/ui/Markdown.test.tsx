import { screen } from '@testing-library/react';
import { renderThemed } from '../testing/renderThemed';
import { Markdown } from './Markdown';
import { safeHref } from './safeHref';

const show = async (text: string) => {
  const rendered = renderThemed(<Markdown>{`${text}\n\nThe end.`}</Markdown>);
  await screen.findByText('The end.');
  return rendered;
};

test('shows headings at a level below those of the page', async () => {
  await show('# Agenda\n\n## First\n\n### Second');
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels).toEqual(['H3', 'H3', 'H4']);
});

test('shows lists and emphasis', async () => {
  await show('- Bring **two** litres\n- Tea is included');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('two').tagName).toBe('STRONG');
});

test('links to other sites without a referrer', async () => {
  await show('[Notes](https://notes.example/a) and [mail](mailto:us@notes.example)');
  const link = screen.getByRole('link', { name: 'Notes' });
  expect(link).toHaveAttribute('href', 'https://notes.example/a');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
  expect(screen.getByRole('link', { name: 'mail' })).toBeInTheDocument();
});

test.each([
  '[press](javascript:alert(1))',
  '[press](data:text/html,x)',
  '[press](//elsewhere.example)',
  '[press](/admin)',
  '[press](JaVaScRiPt&colon;alert(1))',
])('shows %s as text without a link', async (text) => {
  await show(text);
  expect(screen.getByText('press')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('leaves out HTML and images', async () => {
  const { container } = await show(
    'One<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n<iframe src="https://a.example"></iframe>\n\n![pixel](https://tracker.example/p.png)',
  );
  expect(container.querySelector('script, iframe, img')).toBeNull();
  expect(container).not.toHaveTextContent('<');
});

test.each(['https://a.example', 'http://a.example', 'mailto:a@b.example'])(
  'safeHref keeps %s',
  (href) => expect(safeHref(href)).toBe(href),
);

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'ftp://a.example', '/a', '#a', ''])(
  'safeHref returns null for %j',
  (href) => expect(safeHref(href)).toBeNull(),
);
