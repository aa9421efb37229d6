import type { Browser, Page } from '@playwright/test';
import { asDemo } from './support/members';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
0000000101 00000 n 
trailer<</Size 4/Root 1 0 R>>
startxref
164
%%EOF
`,
);

const TEXT = 'We wrote down what the meter said on the first day of each month, for a whole year.';
const soon = (days: number, hour: number): string => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, '0')}:00`;
};

test.beforeEach(async ({ page }) => {
  await declineCookies(page);
});

/** Opens an address of the signed-in member. */
async function visit(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const idIn = (page: Page): number => Number(new URL(page.url()).searchParams.get('id'));
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test(
  'a member drafts, publishes, edits and deletes a resource',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const admin = await asDemo(request, 'admin');
    const headline = 'Read the meter for a year';
    await startSignedIn(page, 'wanjiku');

    await visit(page, '/resources/post', 'Post a resource');
    await page.getByLabel('Headline').fill(headline);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.waitForURL(/\?id=\d+$/);
    const id = idIn(page);

    // A tab that closes loses nothing of what was typed after the saving.
    await page.getByLabel('Summary').fill('Twelve readings a year tell where energy goes.');
    await page.reload();
    await expect(page.getByLabel('Summary')).toHaveValue(/^Twelve readings/);
    await expect(page.getByLabel('Headline')).toHaveValue(headline);

    await page.getByRole('checkbox', { name: 'Energy transition' }).check();
    const text = page.getByRole('textbox', { name: 'Text (required)' });
    await text.fill(TEXT);
    await text.selectText();
    await page.getByRole('button', { name: 'Bold', exact: true }).click();
    await expect(text).toHaveValue(`**${TEXT}**`);
    await page
      .locator('input[type=file][accept="application/pdf"]')
      .setInputFiles({ name: 'meter.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(page.getByRole('button', { name: 'Remove meter.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(preview.locator('strong', { hasText: TEXT })).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL('**/resources/my-resources');
    await expect(
      row(page, headline).getByText('Waiting for review', { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);

    await admin.send('/mainapp/reviews/', {
      subject: 'resource',
      subject_id: id,
      decision: 'published',
      note: '',
    });
    await page.reload();
    await row(page, headline).getByRole('link', { name: headline, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(page.getByRole('link', { name: /meter\.pdf/ })).toBeVisible();

    await visit(page, `/resources/post?id=${id}`, 'Change your resource');
    await page.getByLabel('Headline').fill(`${headline}, twice`);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL('**/resources/my-resources');
    await page.getByRole('button', { name: `Delete ${headline}, twice` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Resource deleted successfully')).toBeVisible();
    await expect(page.getByText(`${headline}, twice`)).toHaveCount(0);
  },
);

test(
  'a member drafts, publishes, postpones and deletes an event',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const admin = await asDemo(request, 'admin');
    const name = 'Mending day at the hall';
    await startSignedIn(page, 'wanjiku');

    await visit(page, '/events/post', 'Post an event');
    await expectAccessible(page);
    await page.getByLabel('Name (required)').fill(name);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\?id=\d+$/);
    const id = idIn(page);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByRole('group', { name: 'Fields to correct' })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Summary').fill('Bring what is broken and mend it with us.');
    await page.getByLabel('Start (required)').fill(soon(20, 10));
    await page.getByLabel('End (required)').fill(soon(20, 13));
    await page.getByLabel('Place (required)').fill('Kibuye social hall');
    await page.getByLabel('County').selectOption('Kisumu');
    await page.getByRole('checkbox', { name: 'Community action' }).check();
    await page.getByRole('textbox', { name: 'Text (required)' }).fill(TEXT);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL('**/events/my-events');
    await expect(row(page, name).getByText('Waiting for review', { exact: true })).toBeVisible();

    await admin.send('/mainapp/reviews/', {
      subject: 'event',
      subject_id: id,
      decision: 'published',
      note: '',
    });
    await page.reload();
    await page.getByRole('button', { name: `Postpone: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New start').fill(soon(30, 10));
    await dialog.getByLabel('New end').fill(soon(30, 13));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Postpone' }).click();
    await expect(row(page, name).getByText('Postponed', { exact: true })).toBeVisible();
    await row(page, name).getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(/Postponed\. The date below is the new one/)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: `Delete: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Event deleted successfully')).toBeVisible();
  },
);

/** A page of another person, signed in at the event. */
async function guest(browser: Browser, baseURL: string, username: string, path: string) {
  const context = await browser.newContext({ baseURL });
  await declineCookies(context);
  const page = await context.newPage();
  await startSignedIn(page, username);
  await page.goto(path);
  // The page of a visitor, which the server sends, has become that of a member.
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Attend' })).toBeVisible();
  return page;
}

test(
  'one of two people who ask for the last place at once gets it',
  { tag: '@phone' },
  async ({ browser, request, baseURL }) => {
    test.setTimeout(240_000);
    const admin = await asDemo(request, 'admin');
    const event = await admin.send('/mainapp/events/', {
      intent: 'submit',
      name: 'One seat left',
      summary: 'A walk through a workshop, with one place.',
      description: TEXT,
      start_date: `${soon(10, 10)}:00+03:00`,
      end_date: `${soon(10, 12)}:00+03:00`,
      timezone: 'Africa/Nairobi',
      attendance_mode: 'hybrid',
      themes: ['energy transition'],
      place_name: 'Kibuye social hall',
      street_address: '',
      county: '042',
      online_url: 'https://meet.example/seat',
      organizer: 'Kijani',
      price: 0,
      booking_url: '',
      maximum_attendee_capacity: 1,
      in_language: 'en',
      members_only: false,
      image: null,
    });
    const path = `/events/${String(event['slug'])}`;
    const pages = [
      await guest(browser, baseURL ?? '', 'wanjiku', path),
      await guest(browser, baseURL ?? '', 'hello@mwangaza-soaps.example', path),
    ];
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Attend' }).click()));
    for (const page of pages) await expect(page.getByText('All places are taken.')).toBeVisible();
    const coming = await Promise.all(
      pages.map((page) => page.getByText('You are attending. See you there!').count()),
    );
    expect(coming.sort()).toEqual([0, 1]);
    for (const page of pages) {
      const isComing = (await page.getByText('You are attending. See you there!').count()) === 1;
      await expect(page.getByRole('link', { name: 'https://meet.example/seat' })).toHaveCount(
        isComing ? 1 : 0,
      );
      if (!isComing) await expect(page.getByText('This event is full.')).toBeVisible();
      await expectAccessible(page);
      await page.context().close();
    }
  },
);

test(
  'an event that repeats is reviewed once, has a page for each date, and loses its later dates',
  { tag: '@phone' },
  async ({ page, request }) => {
    const admin = await asDemo(request, 'admin');
    const name = 'Seed swap of the month';
    await startSignedIn(page, 'wanjiku');
    await visit(page, '/events/post', 'Post an event');
    await page.getByLabel('Name (required)').fill(name);
    await page
      .getByLabel('Summary (required)')
      .fill('Bring seeds of your own and take others home.');
    await page.getByLabel('Start (required)').fill(soon(20, 10));
    await page.getByLabel('End (required)').fill(soon(20, 12));
    await page.getByLabel('Repeats').selectOption({ label: 'Every two weeks' });
    await page.getByLabel('Number of dates (required)').fill('3');
    await expect(page.getByText(/^[^·]+ · [^·]+ · [^·]+$/)).toBeVisible();
    await page.getByLabel('Place (required)').fill('Kibuye social hall');
    await page.getByRole('checkbox', { name: 'Community action' }).check();
    await page.getByRole('textbox', { name: 'Text (required)' }).fill(TEXT);
    await page.getByLabel('Organiser (required)').fill('Wanjiku Kamau');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL('**/events/my-events');
    await expect(row(page, name)).toHaveCount(1);

    const edit = row(page, name).getByRole('link', { name: `Edit: ${name}` });
    const address = new URL((await edit.getAttribute('href')) ?? '', page.url());
    await admin.send('/mainapp/reviews/', {
      subject: 'event',
      subject_id: Number(address.searchParams.get('id')),
      decision: 'published',
      note: '',
    });

    await page.reload();
    await expect(row(page, name)).toHaveCount(3);
    await row(page, name).last().getByRole('link', { name, exact: true }).click();
    const dates = page.getByRole('region', { name: 'Other dates' });
    await expect(dates.getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    await dates.getByRole('link').first().click();
    await expect(page).toHaveURL(/seed-swap-of-the-month-\d{4}-\d\d-\d\d$/);

    await page.goto('/events/my-events');
    const first = row(page, name).last();
    await first.getByRole('button', { name: `Cancel: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Cancel the later dates too' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel the event' }).click();
    await expect(page.getByText('Event cancelled')).toBeVisible();
    await expect(row(page, name).getByText('Cancelled', { exact: true })).toHaveCount(3);
  },
);
