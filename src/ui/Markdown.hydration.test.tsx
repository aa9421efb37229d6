import { render, screen, waitFor } from '@testing-library/react';
import { useId } from 'react';
import { Styled } from '../testing/Styled';
import { Markdown } from './Markdown';

const mockParse = jest.fn();

jest.mock('./MarkdownText', () => {
  const { default: MarkdownText } =
    jest.requireActual<typeof import('./MarkdownText')>('./MarkdownText');
  return {
    __esModule: true,
    default: (props: { children: string }) => {
      mockParse(props.children);
      return <MarkdownText {...props} />;
    },
  };
});

/** What React calls the element when it takes over a page that the server rendered. */
function idOnPage(): string {
  const show = jest.fn<null, [string]>(() => null);
  const Probe = () => show(useId());
  render(<Probe />, { wrapper: Styled, hydrate: true }).unmount();
  return show.mock.lastCall?.[0] ?? '';
}

/** A page as the server sends it, taken over in the browser. */
async function openRendered(written: string) {
  const first = render(<Markdown>{written}</Markdown>, { wrapper: Styled });
  await waitFor(() => expect(first.container.querySelector('[aria-hidden]')).toBeNull());
  const html = first.container.innerHTML.replace(/id="[^"]*"/, `id="${idOnPage()}"`);
  first.unmount();
  mockParse.mockClear();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const failed = jest.fn();
  const { rerender } = render(<Markdown>{written}</Markdown>, {
    wrapper: Styled,
    container,
    hydrate: true,
    onRecoverableError: failed,
  });
  expect(failed).not.toHaveBeenCalled();
  return { html, container, show: (next: string) => rerender(<Markdown>{next}</Markdown>) };
}

test('keeps a text that came with the page, without parsing it again', async () => {
  const log = jest.spyOn(console, 'error');
  const { html, container, show } = await openRendered('# Agenda\n\n- Bring **two** litres');
  show('# Agenda\n\n- Bring **two** litres');
  expect(container.innerHTML).toBe(html);
  expect(screen.getByRole('heading', { name: 'Agenda' })).toBeInTheDocument();
  expect(mockParse).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('parses another text that takes its place, and the first when it comes back', async () => {
  const { show } = await openRendered('The first');
  show('The **second**');
  expect(await screen.findByText('second')).toBeInTheDocument();
  expect(screen.queryByText('The first')).not.toBeInTheDocument();
  show('The first');
  expect(await screen.findByText('The first')).toBeInTheDocument();
});
