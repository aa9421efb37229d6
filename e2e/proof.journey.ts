import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { startAsNewBusiness } from './support/businesses';
import { asDemo } from './support/members';
import { declineCookies, expect, expectAccessible, keepSession, test } from './support/test';

const photoOfPermit = async () => ({
  name: 'permit.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#e8e0cc' } })
    .jpeg()
    .toBuffer(),
});

async function pdfOfCertificate() {
  const document = await PDFDocument.create();
  document.addPage().drawText('Tax compliance certificate');
  const buffer = Buffer.from(await document.save());
  return { name: 'tax.pdf', mimeType: 'application/pdf', buffer };
}

/** The part of the page with one question, known by the first words of its text. */
const card = (page: Page, question: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: question });

interface Paper {
  file: { name: string; mimeType: string; buffer: Buffer };
  name: string;
  expires: string;
}

/** Adds a document to an answer, from the folded button to the document with its dates. */
async function addPaper(page: Page, question: Locator, { file, name, expires }: Paper) {
  await question.getByRole('button', { name: '+ Add proof' }).click();
  await question.getByRole('button', { name: 'Add a photo or PDF' }).click();
  await question.getByLabel('Choose a file').setInputFiles(file);
  await question.getByLabel(/^What it is/).fill(name);
  await question.getByLabel(/^Date of the document/).fill('2026-01-12');
  await question.getByLabel(/^Expires on/).fill(expires);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Add the document' }).click();
  await expect(question.getByRole('link', { name })).toBeVisible();
}

test(
  'a photo proves two answers and a PDF a third, and our team can read both',
  { tag: '@phone' },
  async ({ page, context, product, browser, settle }, info) => {
    test.setTimeout(120_000);
    const owner = await startAsNewBusiness(
      { page, context, product },
      {
        name: 'Proof Potters',
        email: 'owner@proof-potters.example',
        profile: {
          category: 'Home',
          themes: ['community action'],
          description:
            'We make pots of clay from the lake shore, fire them with husks, and sell them in Ahero and Kisumu.',
        },
      },
    );
    await page.goto('/vetting/form/3');
    await settle(page);
    const papers = card(page, 'Which of these papers are in order today?');
    await papers.getByLabel('County business permit of this year').check();
    await addPaper(page, papers, {
      file: await photoOfPermit(),
      name: 'County permit',
      expires: '2099-12-31',
    });

    const authority = card(page, 'Did an authority take action against your business');
    await authority.getByLabel('No', { exact: true }).check();
    await authority.getByRole('button', { name: '+ Add proof' }).click();
    await authority.getByRole('button', { name: 'Use one that you added' }).click();
    await expectAccessible(page);
    await authority.getByRole('button', { name: 'Use County permit' }).click();
    await expect(authority.getByRole('link', { name: 'County permit' })).toBeVisible();

    const labour = card(page, 'Could there be child labour');
    await labour.getByLabel(/^No: we check ages/).check();
    await addPaper(page, labour, {
      file: await pdfOfCertificate(),
      name: 'Tax compliance 2026',
      expires: '2099-06-30',
    });
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible(page);

    // The list of all answers names the documents.
    await page.goto('/vetting/form/3?section=check');
    await settle(page);
    await expect(page.getByText('Proof: County permit')).toHaveCount(2);
    await expectAccessible(page);

    await page.getByRole('link', { name: /^Change: Which of these papers/ }).click();
    await papers.getByRole('link', { name: 'County permit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'County permit' })).toBeVisible();
    await expect(page.getByText('It expires on 31 December 2099.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'County permit' })).toBeVisible();
    await expectAccessible(page);
    const photo = page.url();

    // The team reads them from the report.
    const { viewport } = info.project.use;
    const desk = await browser.newContext({
      baseURL: product.url,
      ...(viewport && { viewport }),
    });
    await declineCookies(desk);
    const admin = await desk.newPage();
    await keepSession(admin, (await asDemo(page.request, 'admin')).session);
    await admin.goto(`/report?as_user=${owner.user_id}`);
    await settle(admin);
    await admin.getByText('The score, point by point').click();
    await admin.getByText('Points for each question').click();
    await admin.getByRole('link', { name: 'Evidence for DI3' }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Tax compliance 2026');
    const saved = admin.waitForEvent('download');
    await admin.getByRole('link', { name: 'Save the PDF' }).click();
    expect((await saved).suggestedFilename()).toBe('Tax compliance 2026.pdf');
    await expectAccessible(admin);

    // Nobody else does.
    await keepSession(admin, (await asDemo(page.request, 'hello@mwangaza-soaps.example')).session);
    await admin.goto(photo);
    await expect(admin.getByText('This document is not here')).toBeVisible();
    await expectAccessible(admin);
    await desk.close();
  },
);

test(
  'a helper answers one part by a link, without an account',
  { tag: '@phone' },
  async ({ page, context, product, browser, settle }, info) => {
    test.setTimeout(90_000);
    await startAsNewBusiness(
      { page, context, product },
      {
        name: 'Helped Hives',
        email: 'owner@helped-hives.example',
        profile: {
          category: 'Food & drinks',
          themes: ['community action'],
          description:
            'We keep bees near Ahero and sell the honey of forty families who live in the valley of the river.',
        },
      },
    );
    await page.goto('/vetting');
    const help = page.getByRole('region', { name: 'Get help with a part' });
    await help.getByLabel(/^Part/).selectOption('Business Details');
    await help.getByLabel(/^Who gets the link/).fill('Our bookkeeper');
    await help.getByRole('button', { name: 'Make the link' }).click();
    const address = help.getByText(/\/assessment-help\//);
    await expect(address).toBeVisible();
    await expectAccessible(page);
    const link = (await address.textContent()) ?? '';

    const { viewport } = info.project.use;
    const other = await browser.newContext({
      baseURL: product.url,
      ...(viewport && { viewport }),
    });
    await declineCookies(other);
    const helper = await other.newPage();
    await helper.goto(link);
    await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Business Details');
    await settle(helper);
    await expectAccessible(helper);
    await helper.getByLabel('Partnership', { exact: true }).check();
    await expect(helper.getByText(/^1 of \d+ answered$/)).toBeVisible();

    await page.reload();
    await expect(help.getByText(/^Business Details · 1 answer saved/)).toBeVisible();
    await help.getByRole('button', { name: 'End the link of Our bookkeeper' }).click();
    await expect(page.getByText('The link of Our bookkeeper has ended.')).toBeVisible();
    await helper.reload();
    await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Help with an assessment');
    await expect(helper.getByRole('radiogroup')).toHaveCount(0);
    await expectAccessible(helper);
    await other.close();
  },
);
