import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publishListing, startAsNewBusiness } from './support/businesses';
import { expect, expectAccessible, test } from './support/test';

/** As a phone takes it: larger than what is sent. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer(),
});

/** The width of each image in the page that has loaded. */
const loadedWidths = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    );

test(
  'a business adds three photos, and visitors see them on its page',
  { tag: '@phone' },
  async ({ page, context, product }, info) => {
    test.setTimeout(90_000);
    const name = `Ahero Driers ${info.project.name}`;
    const email = `photos@${info.project.name}.example`;
    const owner = await startAsNewBusiness(
      { page, context, product },
      {
        name,
        email,
        profile: {
          category: 'Energy',
          themes: ['energy transition'],
          description:
            'We dry mango, fish and herbs with the sun, and teach farmers in Kisumu how to do it too.',
        },
      },
    );
    await page.goto('/authentication?user_type=business');

    const sizes: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/mainapp/uploads/')) {
        sizes.push(request.postDataBuffer()?.length ?? 0);
      }
    });
    const files = [
      await photo('oven.jpg', '#a84a24'),
      await photo('mango.jpg', '#d9a441'),
      await photo('team.jpg', '#1b5e20'),
    ];
    await page.getByLabel('Add photos').setInputFiles(files);
    const photos = page.getByRole('list', { name: 'Photos, in order' }).getByRole('listitem');
    await expect(photos).toHaveCount(3, { timeout: 30_000 });
    await expect.poll(() => loadedWidths(page, 'ol img')).toEqual([320, 320, 320]);
    await page.getByLabel('What photo 2 shows').fill('Mango on the racks');
    await page.getByRole('button', { name: 'Move photo 2 earlier' }).press('Enter');
    await expect(page.getByLabel('What photo 1 shows')).toHaveValue('Mango on the racks');
    await expect(page.getByRole('button', { name: 'Move photo 1 later' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL('/my-business');
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThan(Math.min(...files.map(({ buffer }) => buffer.length)));

    const { slug } = await publishListing(page.request, owner);

    await page.goto(`/kijani-directory/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const cover = page.getByRole('button', { name: 'Enlarge: Mango on the racks' });
    await expect(cover).toBeVisible();
    const image = cover.locator('img');
    await expect(image).toHaveAttribute('width', '1600');
    await expect.poll(() => loadedWidths(page, 'header img[srcset]')).not.toContain(0);
    await expect(page.getByRole('list', { name: 'More photos' }).getByRole('button')).toHaveCount(
      2,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: `Enlarge: Photo 2 of ${name}` }).click();
    const viewer = page.getByRole('dialog', { name: `Photo 2 of ${name}` });
    await expect(viewer.getByRole('img', { name: `Photo 2 of ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  },
);
