import { Page, PageTitle } from '../../../ui/Page';

export default function ListingReviewPage() {
  return (
    <Page title="Listing" description="Listing" maxWidth="full" isPersonal>
      <PageTitle>Listing</PageTitle>
    </Page>
  );
}
