import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anOwnListing, anOwnResultPage, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './CertificatePage';
import './MyBusinessPage';
import './StickerPage';

const { state, server } = serveInMemory();
const user = aUser({ user_type: 'business' });
const own = `${HOST}/mainapp/my-listings/:id/result-page/`;
const isOn = { is_public: true, code: 'abcdefghjk' };
const publicUrl = 'https://kijani.example';

beforeEach(() => {
  state.ownListing = anOwnListing({ name: 'Lake Basin Soaps', slug: 'lake-basin-soaps' });
});

const open = async () => {
  const app = renderApp({ at: '/my-business', user, config: { publicUrl } });
  const section = within(await screen.findByRole('region', { name: 'Show your result' }));
  return { ...app, section };
};
const theSwitch = 'Everybody can see the page of my result';

test('is switched on, with its links, and off again', async () => {
  const { section, user: person } = await open();
  const toggle = await section.findByRole('switch', { name: theSwitch });
  expect(toggle).not.toBeChecked();
  expect(
    section.getByText(/^Sapling level\. Reviewed by Kijani on 17 October 2026\./),
  ).toBeVisible();
  expect(section.queryByRole('link')).not.toBeInTheDocument();

  await person.click(toggle);
  expect(await section.findByText('The page is on.')).toBeVisible();
  expect(toggle).toBeChecked();
  expect(await section.findByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    '/v/abcdefghjk',
  );
  expect(section.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Lake Basin Soaps: Sapling level. ${publicUrl}/v/abcdefghjk`)}`,
  );

  await person.click(toggle);
  expect(await section.findByText('The page is off: its address shows nothing.')).toBeVisible();
  expect(section.queryByRole('link')).not.toBeInTheDocument();
});

test('says why it was not switched on, and stays off', async () => {
  server.use(
    http.put(own, () =>
      HttpResponse.json({ detail: 'There is no valid result to show.' }, { status: 409 }),
    ),
  );
  const { section, user: person } = await open();
  const toggle = await section.findByRole('switch', { name: theSwitch });
  await person.click(toggle);
  expect(await section.findByRole('alert')).toHaveTextContent('There is no valid result to show.');
  expect(toggle).not.toBeChecked();
});

test.each([
  ['revoked', /^There is no result to show yet\./],
  ['reviewing', /^Your assessment is being reviewed again\./],
  ['expired', /^Your result has expired\./],
] as const)(
  'offers no switch while the result is %s and the page was never on',
  async (shown, words) => {
    state.ownResult = anOwnResultPage({ state: shown, level: null, badges: [] });
    const { section } = await open();
    expect(await section.findByText(words)).toBeVisible();
    expect(section.queryByRole('switch')).not.toBeInTheDocument();
  },
);

test('can be switched off while the result is not valid', async () => {
  state.ownResult = anOwnResultPage({ ...isOn, state: 'expired', level: null, badges: [] });
  const { section, user: person } = await open();
  expect(
    await section.findByText('Your page is still on. It says “Expired” and shows no level.'),
  ).toBeVisible();
  expect(section.queryByRole('link', { name: 'Print the window sticker' })).not.toBeInTheDocument();
  await person.click(section.getByRole('switch', { name: theSwitch }));
  expect(await section.findByText('The page is off: its address shows nothing.')).toBeVisible();
  expect(section.getByRole('switch', { name: theSwitch })).not.toBeChecked();
  expect(section.queryByText(/^Your page is still on\./)).not.toBeInTheDocument();
});

test('is read by editors, who do not switch it', async () => {
  state.ownResult = anOwnResultPage({ ...isOn, role: 'editor' });
  const { section } = await open();
  expect(await section.findByText(/^An owner of the listing decides/)).toBeVisible();
  expect(section.queryByRole('switch')).not.toBeInTheDocument();
  expect(section.getByRole('link', { name: 'See the page' })).toBeVisible();
});

test('gives the code of a picture for the own web page', async () => {
  state.ownResult = anOwnResultPage(isOn);
  const { section, user: person } = await open();
  await person.click(await section.findByText('Show it on your own web page'));
  expect(
    section.getByText(
      `<a href="${publicUrl}/v/abcdefghjk"><img src="${HOST}/v/abcdefghjk.svg" width="320" height="104" alt="Our reviewed result"></a>`,
    ),
  ).toBeVisible();
  expect(section.getByRole('img', { name: 'Our reviewed result' })).toHaveAttribute(
    'src',
    `${HOST}/v/abcdefghjk.svg`,
  );
});

test('gives out the signed credential, with what it is for', async () => {
  state.ownResult = anOwnResultPage(isOn);
  const { section, user: person } = await open();
  await person.click(
    await section.findByText('Prove it to a buyer or lender who checks by computer'),
  );
  expect(section.getByText(/^Send this file to whoever asks for digital proof\./)).toBeVisible();
  expect(section.getByRole('link', { name: 'Download the signed credential' })).toHaveAttribute(
    'href',
    `${HOST}/v/abcdefghjk.jwt`,
  );
});

test('is not there before the listing is published', async () => {
  state.ownListing = anOwnListing({ status: 'pending' });
  renderApp({ at: '/my-business', user });
  await screen.findByRole('region', { name: 'People' });
  expect(screen.queryByRole('region', { name: 'Show your result' })).not.toBeInTheDocument();
});

test('shows a failure, and the result on Try again', async () => {
  server.use(http.get(own, () => HttpResponse.json({ detail: 'Not now.' }, { status: 403 })));
  const { section, user: person } = await open();
  expect(await section.findByRole('alert')).toHaveTextContent('Not now.');
  server.use(http.get(own, () => HttpResponse.json(state.ownResult)));
  await person.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('switch', { name: theSwitch })).toBeEnabled();
});

describe('the window sticker', () => {
  test('has level, date and a code that opens the page, and is printed', async () => {
    state.ownResult = anOwnResultPage(isOn);
    const { section, user: person } = await open();
    await person.click(await section.findByRole('link', { name: 'Print the window sticker' }));
    const sticker = within(
      await screen.findByRole('article', { name: 'Window sticker of Lake Basin Soaps' }),
    );
    expect(sticker.getByText('Sapling level')).toBeVisible();
    expect(sticker.getByText('Reviewed by Kijani, valid until 17 October 2027')).toBeVisible();
    expect(sticker.getByText('kijani.example/v/abcdefghjk')).toBeVisible();
    expect(
      sticker.getByRole('img', { name: `Code that opens ${publicUrl}/v/abcdefghjk` }),
    ).toBeInTheDocument();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await person.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('the certificate', () => {
  const publicResult = () => anOwnResultPage({ ...isOn, badges: ['women_led', 'toxin_free'] });

  test('has level, criteria, dates, questionnaire and a code that opens the page', async () => {
    state.ownResult = publicResult();
    const { section, user: person } = await open();
    await person.click(await section.findByRole('link', { name: 'Print the certificate' }));
    const certificate = within(
      await screen.findByRole('article', { name: 'Certificate of Lake Basin Soaps' }),
    );
    expect(certificate.getByText('Kijani · Certificate of review')).toBeVisible();
    expect(certificate.getByText('Sapling level')).toBeVisible();
    const termOf = (term: string) => certificate.getByText(term).nextElementSibling;
    expect(termOf('Women-led')).toHaveTextContent(/^More than 50% of managers are women/);
    expect(termOf('Toxin-free')).toHaveTextContent(/^Materials are untreated/);
    expect(termOf('Reviewed on')).toHaveTextContent('17 October 2026');
    expect(termOf('Valid until')).toHaveTextContent('17 October 2027');
    expect(termOf('Questionnaire')).toHaveTextContent('Version 2026-11');
    expect(certificate.getByText('kijani.example/v/abcdefghjk')).toBeVisible();
    expect(
      certificate.getByRole('img', { name: `Code that opens ${publicUrl}/v/abcdefghjk` }),
    ).toBeInTheDocument();
  });

  test('names badges where the business publishes no level', async () => {
    state.ownResult = { ...publicResult(), level: null };
    renderApp({ at: '/my-business/1/certificate', user });
    const certificate = within(await screen.findByRole('article'));
    expect(certificate.getByText('2 badges')).toBeVisible();
    expect(certificate.queryByText(/level/)).not.toBeInTheDocument();
  });
});

describe.each(['sticker', 'certificate'])('the page of the %s', (sheet) => {
  const openSheet = () => renderApp({ at: `/my-business/1/${sheet}`, user });

  test.each([
    ['is off', anOwnResultPage(), 'Your result is not public', /while .+ its page is on\.$/],
    [
      'shows an expired result',
      anOwnResultPage({ ...isOn, state: 'expired', level: null }),
      'Expired',
      /^Your result has expired\./,
    ],
    [
      'shows a result that is reviewed again',
      anOwnResultPage({ ...isOn, state: 'reviewing', level: null }),
      'Being reviewed again',
      /^Your assessment is being reviewed again\./,
    ],
    [
      'shows a revoked result',
      anOwnResultPage({ ...isOn, state: 'revoked', business: null, level: null }),
      'No valid result',
      /^There is no result to show yet\./,
    ],
  ])('says so instead while the page of the result %s', async (_when, page, title, words) => {
    state.ownResult = page;
    openSheet();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).not.toBeInTheDocument();
  });

  test('has nothing for somebody who has no part in the listing', async () => {
    server.use(http.get(own, () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })));
    openSheet();
    expect(await screen.findByRole('heading', { name: 'Your result is not public' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('shows a failure, and the sheet on Try again', async () => {
    state.ownResult = anOwnResultPage(isOn);
    server.use(http.get(own, () => HttpResponse.json({ detail: 'Not now.' }, { status: 403 })));
    const { user: person } = openSheet();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    server.use(http.get(own, () => HttpResponse.json(state.ownResult)));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
