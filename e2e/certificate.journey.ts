import type { Page } from '@playwright/test';
import type { OwnResultPage } from '../domain/contract/resultPage';
import { BADGES } from '../domain/vocabulary';
import { declineCookies, expect, expectAccessible, startSignedIn, test } from './support/test';

/** In whole points. */
const A4 = { width: 595, height: 842 };

/** The size in points of each page that the browser would print, on the paper that the page asks for. */
async function printedPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b/g) ?? [];
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([.\d]+) ([.\d]+)\]/g)];
  expect(boxes).toHaveLength(pages.length);
  return boxes.map(([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }));
}

test(
  'a listed business saves its certificate as a PDF of one page',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await declineCookies(context);
    await startSignedIn(page, 'hello@mwangaza-soaps.example');
    await page.goto('/my-business');
    const section = page.getByRole('region', { name: 'Show your result' });
    const toggle = section.getByRole('switch', { name: 'Everybody can see the page of my result' });
    await toggle.click();
    await section.getByRole('link', { name: 'Print the certificate' }).click();
    const certificate = page.getByRole('article', { name: 'Certificate of Mwangaza Soaps' });
    await expect(certificate.getByText('Sapling level')).toBeVisible();
    await expectAccessible(page);
    expect(await printedPages(page)).toEqual([A4]);

    const name =
      'The Cooperative Society of Soap Makers, Beekeepers and Weavers of Kisumu, Siaya, Homa Bay, Migori and Busia Counties';
    await page.route('**/result-page/', async (route) => {
      const answer = await route.fetch();
      const shown = (await answer.json()) as OwnResultPage;
      const json = { ...shown, business: { name, slug: 'soaps' }, badges: BADGES };
      await route.fulfill({ response: answer, json });
    });
    await page.reload();
    await expect(page.getByRole('article', { name: `Certificate of ${name}` })).toBeVisible();
    expect(await printedPages(page)).toEqual([A4]);
    await page.unroute('**/result-page/');

    await page.goto('/my-business');
    await toggle.click();
    await expect(section.getByText('The page is off: its address shows nothing.')).toBeVisible();
  },
);
