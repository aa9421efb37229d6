import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publishListing, startAsNewBusiness } from './support/businesses';
import { declineCookies, expect, expectAccessible, test } from './support/test';

/** Stays until the view is sent, and taps on WhatsApp, which is not there. */
async function visitAndTap(page: Page, address: string, name: string): Promise<void> {
  const sent = (kind: string) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/activity/') &&
        answer.request().postData() === JSON.stringify({ kind }) &&
        answer.status() === 204,
    );
  const viewed = sent('view');
  await page.goto(address);
  await viewed;
  const tapped = sent('whatsapp');
  const bar = page.getByRole('list', { name: `Reach ${name}` });
  // WhatsApp itself is not there.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await bar.getByRole('link', { name: 'WhatsApp' }).click();
  await tapped;
}

test(
  'a business lists what it sells, visitors find it by its product, and the business sees that they came',
  { tag: '@phone' },
  async ({ page, context, product, browser, baseURL }, info) => {
    test.setTimeout(90_000);
    const name = `Ahero Potters ${info.project.name}`;
    const email = `products@${info.project.name}.example`;
    const owner = await startAsNewBusiness(
      { page, context, product },
      {
        name,
        email,
        profile: {
          category: 'Home',
          themes: ['community action'],
          description:
            'We shape clay from the lake with the women of Ahero, and teach others how to do it too.',
          telephone: '0712 345 678',
          whatsapp_phone: '0712 345 679',
        },
      },
    );
    await page.goto('/authentication?user_type=business');
    await page.getByRole('button', { name: /What you do/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'What you do' })).toBeVisible();

    await page.getByRole('button', { name: 'Add a product' }).click();
    await expect(page.getByLabel('Product or service')).toBeFocused();
    await page.keyboard.type('Birika ya udongo');
    await page.getByRole('button', { name: 'Done with product 1' }).press('Enter');
    await expect(page.getByLabel('Amount in KES')).toBeFocused();
    await page.keyboard.type('1,450');
    const picture = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#a84a24' },
    })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel(/^Picture of product 1/)
      .setInputFiles({ name: 'pot.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(page.getByRole('button', { name: 'Remove Picture of product 1' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done with product 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Edit product 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Add a product' }).press('Enter');
    await page.keyboard.type('Pottery lesson');
    await page.getByLabel('Price').selectOption('On request');
    await page.getByRole('button', { name: 'Done with product 2' }).press('Enter');
    await page.getByRole('button', { name: 'Move product 2 earlier' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Products, in order' })).toContainText(
      /Pottery lesson.*Birika ya udongo/,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL('/my-business');

    const { slug } = await publishListing(page.request, owner);

    await page.goto('/kijani-directory?q=birkia');
    await page.getByRole('link', { name }).click();
    const products = page.getByRole('list', { name: 'Products and services' });
    await expect(products.getByRole('listitem')).toContainText([
      /Pottery lesson\s*Price on request/,
      /Birika ya udongo\s*KES 1,450/,
    ]);
    await expect(products.locator('img')).toHaveAttribute('width', '1200');
    await expectAccessible(page);

    const bar = page.getByRole('list', { name: `Reach ${name}` });
    await expect(bar.getByRole('link')).toHaveText(['Call', 'WhatsApp', 'Directions']);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('complementary', { name: 'Contact' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const link of await bar.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }

    // What the owner does is not counted.
    await visitAndTap(page, `/kijani-directory/${slug}`, name);
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    await declineCookies(elsewhere);
    const visitor = await elsewhere.newPage();
    await visitAndTap(visitor, `/kijani-directory/${slug}`, name);
    await elsewhere.close();
    await page.goto('/general');
    const visitors = page.getByRole('region', { name: 'Your listing and its visitors' });
    await expect(visitors).toContainText(
      'your listing was viewed once. Visitors tapped WhatsApp once.',
    );
    await expect(visitors.getByRole('row', { name: 'Tapped WhatsApp 1 0' })).toBeVisible();
    await expect(visitors.getByRole('row', { name: 'Tapped Call 0 0' })).toBeVisible();
    await expectAccessible(page);
  },
);
