import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

test(
  'a listed business shows its result to a visitor, and takes it off again',
  { tag: '@phone' },
  async ({ page, context, browser, baseURL, settle }) => {
    test.setTimeout(90_000);
    await declineCookies(context);
    await startSignedIn(page, 'hello@mwangaza-soaps.example');
    await page.goto('/my-business');
    const section = page.getByRole('region', { name: 'Show your result' });
    const toggle = section.getByRole('switch', { name: 'Everybody can see the page of my result' });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(section.getByText('The page is on.')).toBeVisible();
    await expect(section.getByRole('link', { name: 'See the page' })).toBeVisible();
    await settle(page);
    await expectAccessible(page);
    const address = await section.getByRole('link', { name: 'See the page' }).getAttribute('href');
    expect(address).toMatch(/^\/v\/[2-9a-z]{10}$/);

    const visit = async (javaScriptEnabled: boolean) => {
      const visitor = await browser.newContext({
        javaScriptEnabled,
        viewport: page.viewportSize(),
        ...(baseURL && { baseURL }),
      });
      await declineCookies(visitor);
      const seen = await visitor.newPage();
      const answer = await seen.goto(address ?? '');
      return { visitor, seen, status: answer?.status() };
    };
    for (const hasScripts of [false, true]) {
      const { visitor, seen, status } = await visit(hasScripts);
      expect(status).toBe(200);
      await expect(seen.getByRole('heading', { level: 1, name: 'Mwangaza Soaps' })).toBeVisible();
      const main = seen.getByRole('main');
      await expect(main.getByText('Sapling level')).toBeVisible();
      await expect(
        main.getByText(/^Reviewed by Kijani on .+ Valid until \d+ \w+ 20\d\d\.$/),
      ).toBeVisible();
      await expect(main.getByText('Women-led')).toBeVisible();
      if (hasScripts) {
        await expectAccessible(seen);
        const width = await seen.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(seen.viewportSize()?.width ?? 0);
        const html = await seen.request.get(address ?? '', { headers: { accept: 'text/html' } });
        expect(Number(html.headers()['content-length'])).toBeLessThan(14_000);
        const picture = await seen.request.get(`${address}.svg`);
        expect(await picture.text()).toContain('Sapling level');
        await main.getByRole('link', { name: 'See the business in the directory' }).click();
        await expect(seen).toHaveURL(/\/kijani-directory\/mwangaza-soaps$/);
      }
      await visitor.close();
    }

    await section.getByRole('link', { name: 'Print the window sticker' }).click();
    const sticker = page.getByRole('article', { name: 'Window sticker of Mwangaza Soaps' });
    await expect(sticker).toBeVisible();
    const { data, info } = await sharp(await sticker.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const read = decodeQR({ width, height, data: new Uint8ClampedArray(data) });
    expect(read).toBe(`${baseURL}${address}`);
    await expectAccessible(page);
    await page.goBack();
    await toggle.click();
    await expect(section.getByText('The page is off: its address shows nothing.')).toBeVisible();

    for (const hasScripts of [false, true]) {
      const { visitor, seen, status } = await visit(hasScripts);
      expect(status).toBe(404);
      await expect(
        seen.getByRole('heading', { level: 1, name: 'No result is shown here' }),
      ).toBeVisible();
      await visitor.close();
    }
  },
);
