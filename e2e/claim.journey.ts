import { linkIn } from './support/mail';
import { expect, expectAccessible, startSignedIn, test } from './support/test';

const BUSINESS = {
  slug: 'mbolea-mji-compost',
  name: 'Mbolea Mji Compost',
  email: 'mbolea@mbolea-mji.example',
};

const DESCRIPTION =
  'We took over this page ourselves, and say here in our own words what we make, for whom, and how it helps the land.';

const EDITOR = 'otieno.okello@ziwani.example';

test(
  'a claimed listing is edited by its owner and by somebody who was invited',
  { tag: '@phone' },
  async ({ page, product }) => {
    test.setTimeout(180_000);
    const { slug, name, email } = BUSINESS;
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'));
    await startSignedIn(page, 'wanjiku');

    await page.goto(`/kijani-directory/${slug}`);
    await page.getByRole('link', { name: 'Claim this business' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Claim ${name}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send a code to the listed email' }).click();
    const field = page.getByLabel('Code from the email');
    await expect(field).toBeVisible();
    await expectAccessible(page);
    const codeOf = () => /^\d{6}$/m.exec(product.mailsTo(email).at(-1)?.replaceAll('\r', '') ?? '');
    await expect.poll(codeOf).not.toBeNull();
    await field.fill(codeOf()?.[0] ?? '');
    await page.getByRole('button', { name: 'Claim this business' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/my-business\/\d+$/);
    const own = page.url();

    await page.getByRole('link', { name: 'Edit your listing' }).click();
    await page.getByRole('button', { name: /What you do/ }).click();
    await page.getByLabel(/^Description/).fill(DESCRIPTION);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(own);

    const people = page.getByRole('region', { name: 'People' });
    await expect(people.getByText('Make somebody else an owner first')).toBeVisible();
    await expect(people.getByRole('button', { name: 'Leave this listing' })).toHaveCount(0);
    await people.getByLabel('Email of the person').fill(EDITOR);
    await people.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(people.getByRole('list', { name: 'Invitations' })).toContainText(EDITOR);
    await expectAccessible(page);

    const invitation = () => product.mailsTo(EDITOR).find((mail) => mail.includes(name));
    await expect.poll(invitation).toBeDefined();
    await startSignedIn(page, 'otieno');
    await page.goto(linkIn(invitation(), '/listing-invitation/'));
    await expect(page.getByRole('button', { name: 'Accept the invitation' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('region', { name: 'People' })).toBeVisible();
    await expect(page.getByLabel('Email of the person')).toHaveCount(0);

    await page.goto('/my-business');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await page.getByRole('button', { name: /What you do/ }).click();
    await page.getByRole('button', { name: 'Add a product' }).click();
    await page.getByLabel('Product or service').fill('Visit for schools');
    await page.getByLabel('Price').selectOption('On request');
    await page.getByRole('button', { name: /^Done with product/ }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(own);

    await page.goto(`/kijani-directory/${slug}`);
    await expect(page.getByText(DESCRIPTION).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Products and services' })).toContainText(
      'Visit for schools',
    );
    await expect(page.getByRole('link', { name: 'Claim this business' })).toHaveCount(0);
  },
);
