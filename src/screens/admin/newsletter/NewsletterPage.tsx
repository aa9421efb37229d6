import { Page, PageTitle } from '../../../ui/Page';

export default function NewsletterPage() {
  return (
    <Page title="Newsletter" description="Newsletter" maxWidth="full" isPersonal>
      <PageTitle>Newsletter</PageTitle>
    </Page>
  );
}
