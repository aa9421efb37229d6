import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HOST } from '../../testing/server';
import { open, serveListings, soap } from './testing/serveListings';
// Compiled before the first test, which would else wait for it.
import './ListingPage';

const { state, server } = serveListings();

test('links the contacts, and leaves out an unsafe address', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  const contact = within(screen.getByRole('complementary', { name: 'Contact' }));
  const href = (name: string) => contact.getByRole('link', { name }).getAttribute('href');
  expect(href('Call +254 700 000 101')).toBe('tel:+254700000101');
  expect(href('Write on WhatsApp')).toBe('https://wa.me/254700000103');
  expect(href('Show on OpenStreetMap')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  expect(contact.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  for (const link of contact.getAllByRole('link')) {
    expect(link).not.toHaveAttribute('href', expect.stringContaining('javascript'));
  }
});

test('offers the quickest ways to reach the business, and opens others only when pressed', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  const bar = within(screen.getByRole('list', { name: 'Reach Mwangaza Soaps' }));
  expect(
    bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Call', 'tel:+254700000101'],
    ['WhatsApp', 'https://wa.me/254700000103'],
    ['Directions', 'https://www.openstreetmap.org/directions?to=-0.09000%2C34.77000'],
  ]);
  expect(bar.getByRole('link', { name: 'Call' })).not.toHaveAttribute('target');
  for (const name of ['WhatsApp', 'Directions']) {
    const link = bar.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  }
});

test('offers no call to a business that has published no number', async () => {
  state.listings = [{ ...soap, telephone: null, whatsapp_phone: '000 0000 0000' }];
  await open('/kijani-directory/mwangaza-soaps');
  const bar = within(screen.getByRole('list', { name: 'Reach Mwangaza Soaps' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Directions']);
});

test('says what a report lacks, keeps it when sending fails, and sends it', async () => {
  const { user } = await open('/kijani-directory/mwangaza-soaps');
  const button = screen.getByRole('button', { name: 'Report this listing' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Mwangaza Soaps' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please choose what is wrong.')).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText(/What is wrong/), 'Wrong contact details');
  await user.type(dialog.getByLabelText('Details'), 'Nobody answers');

  const sent: unknown[] = [];
  server.use(http.post(`${HOST}/mainapp/reports/`, () => HttpResponse.error(), { once: true }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/Your report was not sent/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Details')).toHaveValue('Nobody answers');

  server.use(
    http.post(`${HOST}/mainapp/reports/`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ detail: 'Thank you.' }, { status: 201 });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/Your report has reached our team/)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      subject: 'listing',
      subject_id: 5,
      reason: 'wrong contact details',
      details: 'Nobody answers',
      email: '',
    },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

test('keeps what was typed when the report is closed', async () => {
  const { user } = await open('/kijani-directory/mwangaza-soaps');
  await user.click(screen.getByRole('button', { name: 'Report this listing' }));
  await user.type(await screen.findByLabelText('Details'), 'Closed since May');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Report this listing' }));
  expect(await screen.findByLabelText('Details')).toHaveValue('Closed since May');
});

test('copies the link of the listing', async () => {
  const { user } = await open('/kijani-directory/mwangaza-soaps');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('http://localhost/kijani-directory/mwangaza-soaps');
});

test('shares the listing in a few lines on WhatsApp and by text message', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  const textOf = (name: string) => {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    return decodeURIComponent(href);
  };
  const lines =
    /Mwangaza Soaps\n[^\n]+, [^\n]+\n(\+254 [\d ]+\n)?http:\/\/localhost\/kijani-directory\/mwangaza-soaps$/;
  expect(textOf('Share on WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(textOf('Share on WhatsApp')).toMatch(lines);
  expect(textOf('Share by text message')).toMatch(/^sms:\?&body=/);
  expect(textOf('Share by text message')).toMatch(lines);
});
