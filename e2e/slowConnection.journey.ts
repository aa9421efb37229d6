import sharp from 'sharp';
import { confirmEmail } from './support/mail';
import { declineCookies, expect, expectAccessible, test } from './support/test';

/** As a phone takes it. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 5 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer(),
});

test(
  'a business joins, and adds three photos and two products, over a slow connection',
  { tag: '@phone' },
  async ({ page, product, slowDown }) => {
    test.setTimeout(180_000);
    const email = 'habari@sabuni-za-ziwa.example';
    await declineCookies(page);
    await slowDown();
    await page.goto('/');
    await page.getByRole('button', { name: 'Join the community' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Business/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Create a Business Account' }).click();
    await dialog.getByRole('textbox', { name: 'Company Email' }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('sabuni-za-ziwa');
    await dialog.getByLabel('Confirm Password').fill('sabuni-za-ziwa');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Create .*Account$/ }).click();
    await expect(page).toHaveURL('/authentication?user_type=business', { timeout: 30_000 });
    await confirmEmail(page.request, product, email);

    await page.getByLabel(/Business name/).fill('Sabuni za Ziwa');
    await page.getByLabel(/^Sector/).selectOption('Home');
    await page.getByLabel(/^County/).selectOption('Kisumu');
    await page.getByLabel(/Town or area/).fill('Ahero');
    await page.getByLabel(/Year founded/).fill('2016');
    const sizes: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/mainapp/uploads/')) {
        sizes.push(request.postDataBuffer()?.length ?? 0);
      }
    });
    const files = [
      await photo('soap.jpg', '#a84a24'),
      await photo('workshop.jpg', '#d9a441'),
      await photo('lake.jpg', '#1b5e20'),
    ];
    await page.getByLabel('Add photos').setInputFiles(files);
    const photos = page.getByRole('list', { name: 'Photos, in order' }).getByRole('listitem');
    await expect(photos).toHaveCount(3, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(page.getByRole('heading', { name: 'What you do' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Community action' }).check();
    await page
      .getByLabel(/^Description/)
      .fill('We make soap of shea butter with the women of Ahero, and teach others to make it.');
    for (const [index, name] of ['Sabuni ya mwarobaini', 'Shea butter soap'].entries()) {
      await page.getByRole('button', { name: 'Add a product' }).click();
      await page.getByLabel('Product or service').fill(name);
      await page.getByLabel('Price').selectOption('On request');
      await page.getByRole('button', { name: `Done with product ${index + 1}` }).click();
    }
    await expectAccessible(page);
    for (const title of ['How to reach you', 'Private facts', 'What we may do']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page).toHaveURL(/\/general/, { timeout: 30_000 });
    expect(sizes).toHaveLength(3);
    const sent = sizes.reduce((sum, size) => sum + size, 0);
    expect(sent).toBeLessThan(files.reduce((sum, { buffer }) => sum + buffer.length, 0) / 4);

    await page.goto('/my-business');
    await expect(page.getByRole('heading', { level: 3, name: 'Sabuni za Ziwa' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('list', { name: 'More photos' }).locator('img')).toHaveCount(2);
    await expect(
      page.getByRole('list', { name: 'Products and services' }).getByRole('listitem'),
    ).toContainText([/Sabuni ya mwarobaini/, /Shea butter soap/]);
  },
);
