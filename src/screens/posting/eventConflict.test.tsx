import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EventChangePayload } from '../../../domain/contract/event';
import { anEvent, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { now, open } from './testing/eventPage';
import { press, type } from './testing/formActions';

const { state, server } = serveInMemory();

describe('an event that was changed elsewhere since it was opened', () => {
  const opened = anEvent({
    event_id: 9,
    user_id: 7,
    name: 'Repair Saturday',
    place_name: 'Kibuye hall',
    modified_at: '2026-11-19T09:00:00.000Z',
    start_date: '2026-12-05T07:00:00.000Z',
    end_date: '2026-12-05T10:00:00.000Z',
  });
  const theirs = {
    ...opened,
    place_name: 'Town library',
    start_date: '2026-12-05T06:00:00.000Z',
    modified_at: '2026-11-20T08:00:00.000Z',
  };

  /** A server that has `theirs`, and keeps what is sent over it alone. */
  function changeElsewhere(current = theirs) {
    const sent: EventChangePayload[] = [];
    state.events = [opened];
    server.use(
      http.put(`${HOST}/mainapp/events/:id/`, async ({ request }) => {
        const body = (await request.json()) as EventChangePayload;
        sent.push(body);
        if (body.modified_at === current.modified_at) return HttpResponse.json(current);
        const detail = 'This was changed in another window.';
        return HttpResponse.json({ detail, current, sent: body }, { status: 409 });
      }),
    );
    return sent;
  }

  async function sendMine(current = theirs) {
    const sent = changeElsewhere(current);
    const app = await open('?id=9');
    type(/^Place \(/, 'Market hall');
    press('Send for review');
    const versions = within(
      await screen.findByRole('group', { name: 'Two versions of this event' }),
    );
    return { sent, app, versions };
  }

  test('shows what differs of both, and keeps what was typed', async () => {
    const { versions } = await sendMine();
    expect(versions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Start: 5 December 2026 at 10:00',
      'Place: Market hall',
      'Start: 5 December 2026 at 09:00',
      'Place: Town library',
    ]);
    expect(document.activeElement).toHaveTextContent(
      /^Not saved\. This was changed in another window\. What you typed stays here/,
    );
    expect(screen.getByLabelText(/^Place \(/)).toHaveValue('Market hall');
    expect(localStorage.getItem('postDraft:7:event:9')).toContain('Market hall');
  });

  test('says in words how often each version repeats', async () => {
    const { versions } = await sendMine({ ...theirs, repeat_rule: 'FREQ=WEEKLY;COUNT=4' });
    expect(versions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Start: 5 December 2026 at 10:00',
      'Repeats: It does not repeat',
      'Number of dates: nothing',
      'Place: Market hall',
      'Start: 5 December 2026 at 09:00',
      'Repeats: Every week',
      'Number of dates: 4',
      'Place: Town library',
    ]);
  });

  test('is sent again over the other version by who keeps their own', async () => {
    const { sent, app, versions } = await sendMine();
    fireEvent.click(versions.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(app.address()).toBe('/events/my-events'));
    expect(sent.map(({ modified_at, place_name }) => [modified_at, place_name])).toEqual([
      [opened.modified_at, 'Market hall'],
      [theirs.modified_at, 'Market hall'],
    ]);
  });

  test('is taken over by who takes the other, and what was typed can be put back', async () => {
    const { sent, versions } = await sendMine();
    fireEvent.click(versions.getByRole('button', { name: 'Take the other' }));
    const place = screen.getByLabelText(/^Place \(/);
    await waitFor(() => expect(place).toHaveValue('Town library'));
    expect(screen.getByLabelText(/^Start/)).toHaveValue('2026-12-05T09:00');
    expect(screen.queryByRole('group', { name: /^Two versions/ })).not.toBeInTheDocument();
    press('Restore what I typed');
    await waitFor(() => expect(place).toHaveValue('Market hall'));
    press('Send for review');
    expect(await screen.findByText(/^Event (published|sent for review)$/)).toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({
      place_name: 'Market hall',
      modified_at: theirs.modified_at,
    });
  });

  test('is not overwritten by a draft of an earlier version', async () => {
    const sent = changeElsewhere();
    state.events = [theirs];
    const draft = { place_name: 'Market hall', version: opened.modified_at };
    const stored = { 'postDraft:7:event:9': JSON.stringify(draft) };
    renderApp({ at: '/events/post?id=9', user: aUser(), now, stored });
    expect(await screen.findByLabelText(/^Place \(/)).toHaveValue('Market hall');
    press('Send for review');
    await screen.findByRole('group', { name: 'Two versions of this event' });
    expect(sent).toMatchObject([{ modified_at: opened.modified_at }]);
  });
});
