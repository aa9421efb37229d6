import { asDemo, asNew } from './support/members';
import { declineCookies, expect, startSignedIn, test } from './support/test';

declare global {
  interface Window {
    hasRun?: true;
  }
}

const PASSWORD = 'maziwa-lala-42';
const IMAGE = '<img src=x onerror=window.hasRun=true>';
const SCRIPT = '"></script><script>window.hasRun=true</script>';
/** Without a tag, which the posts' short fields refuse. */
const QUOTE = '" autofocus onfocus="window.hasRun=true" x="';
const MARKDOWN = `${SCRIPT}

<svg onload=window.hasRun=true><a href="javascript:window.hasRun=true">HTML link</a>

[Markdown link](javascript:window.hasRun=true) ![picture](x"onerror="window.hasRun=true)

<iframe srcdoc="<script>parent.hasRun=true</script>"></iframe> {{constructor.constructor('1')()}}

&copy; Soko`;
const IN_DAYS = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test(
  'texts of members are shown as text, and no script in them runs',
  { tag: '@desktop' },
  async ({ page, request, settle }, info) => {
    test.setTimeout(180_000);
    const username = `hostile${info.project.name}`;
    const member = await asNew(page.request, {
      username: `${username}@example.org`,
      first_name: `Soko ${IMAGE}`,
      last_name: '',
      email: `${username}@example.org`,
      password: PASSWORD,
      age_bracket: 'business duration',
      phone_num: '000 0000 0000',
      user_type: 'business',
    });
    await member.send('/mainapp/businesses/', {
      name: `Soko ${IMAGE} ${info.project.name}`,
      category: 'Home',
      county: '047',
      address_locality: IMAGE,
      street_address: SCRIPT,
      street_public: true,
      founding_year: 2016,
      themes: ['community action'],
      description: `[link](javascript:window.hasRun=true) ${'Our market sells by weight. '.repeat(4)}`,
      telephone: '',
      url: '',
      opening_hours: SCRIPT,
      consent_listing: true,
      newsletter: false,
    });
    const resource = await member.send<{ resource_id: number; slug: string }>(
      '/mainapp/resources/',
      {
        intent: 'submit',
        headline: `Guide ${QUOTE} ${info.project.name}`,
        abstract: `A guide to nothing that runs. ${QUOTE}`,
        description: MARKDOWN,
        resource_type: 'guide',
        themes: ['community action'],
        author: QUOTE,
        publisher: QUOTE,
        source_url: '',
        license: '',
        in_language: 'en',
        time_required: null,
        files: [],
        image: null,
      },
    );
    const event = await member.send<{ event_id: number; slug: string }>('/mainapp/events/', {
      intent: 'submit',
      name: `Day ${QUOTE} ${info.project.name}`,
      summary: `A day on which nothing runs. ${QUOTE}`,
      description: MARKDOWN,
      start_date: IN_DAYS(3),
      end_date: IN_DAYS(3.1),
      timezone: 'Africa/Nairobi',
      attendance_mode: 'in_person',
      themes: ['community action'],
      place_name: QUOTE,
      street_address: QUOTE,
      county: '047',
      online_url: '',
      organizer: QUOTE,
      price: 0,
      booking_url: '',
      maximum_attendee_capacity: null,
      in_language: 'en',
      members_only: false,
      image: null,
    });
    const listing = (await (
      await request.get('/mainapp/listings/mine/', {
        headers: { Authorization: `Token ${member.token}` },
      })
    ).json()) as { listing_id: number };
    const admin = await asDemo(request, 'admin');
    for (const [subject, subject_id] of [
      ['listing', listing.listing_id],
      ['resource', resource.resource_id],
      ['event', event.event_id],
    ] as const) {
      await admin.send('/mainapp/reviews/', {
        subject,
        subject_id,
        decision: 'published',
        note: '',
      });
    }

    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await declineCookies(page);
    await startSignedIn(page, `${username}@example.org`, PASSWORD);
    const pages = [
      '/general',
      '/profile',
      '/my-business',
      '/resources/my-resources',
      '/events/my-events',
      `/kijani-directory?q=Soko`,
      `/directory/${listing.listing_id}`,
      '/resources/all?sort=new',
      `/resource/${resource.resource_id}`,
      '/events',
      `/events/${event.slug}`,
      '/community',
      '/',
    ];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settle(page);
      const links = await page
        .locator('a[href], iframe, img')
        .evaluateAll((found) =>
          found.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? 'srcdoc'),
        );
      expect(links.filter((link) => /^(javascript|data:text|srcdoc|x$)/i.test(link))).toEqual([]);
      expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
    }
    await page.goto(`/events/${event.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(QUOTE);
    await expect(page.getByText('© Soko')).toBeVisible();
    expect(dialogs).toEqual([]);
  },
);

test(
  'the page refuses HTML and scripts that are not of the build, and logs the attempt',
  { tag: '@phone' },
  async ({ browser, product }) => {
    // What is refused here is told in the console of this page alone.
    const page = await browser.newPage({ baseURL: product.url });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const refused = await page.evaluate((image) => {
      const tries = [
        () => (document.createElement('div').innerHTML = image),
        () => (document.createElement('script').src = '/uploads/a/b.pdf'),
        () => new Worker('data:text/javascript,1'),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    }, IMAGE);
    expect(refused).toEqual(['refused', 'refused', 'refused']);
    await expect
      .poll(() => product.output())
      .toContain('"reason":"require-trusted-types-for: trusted-types-sink"');
    await page.close();
  },
);

test(
  'the server refuses addresses that run scripts and names the field',
  { tag: '@phone' },
  async ({ request }, info) => {
    const username = `links${info.project.name}`;
    const { token } = await asNew(request, {
      username,
      first_name: 'Links',
      last_name: 'Only',
      email: `${username}@example.org`,
      password: PASSWORD,
      age_bracket: '25-34',
      user_type: 'individual',
    });
    for (const source_url of [
      'javascript:alert(1)',
      'data:text/html,x',
      ' jAvascript:x',
      'vbscript:x',
    ]) {
      const answer = await request.post('/mainapp/resources/', {
        headers: { Authorization: `Token ${token}`, 'Idempotency-Key': crypto.randomUUID() },
        data: {
          intent: 'submit',
          headline: 'A guide with a link',
          abstract: 'A guide whose source is no web page.',
          description: 'The text is long enough to be a guide, and its source runs something.',
          resource_type: 'guide',
          themes: ['community action'],
          author: '',
          publisher: '',
          source_url,
          license: '',
          in_language: 'en',
          time_required: null,
          files: [],
          image: null,
        },
      });
      expect(answer.status()).toBe(400);
      expect(Object.keys((await answer.json()) as object)).toContain('source_url');
    }
  },
);
