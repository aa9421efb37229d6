import { Page, PageTitle } from '../../../ui/Page';

export default function OwnListingPage() {
  return (
    <Page title="Directory Listings" description="Directory Listings" maxWidth="full" isPersonal>
      <PageTitle>Directory Listings</PageTitle>
    </Page>
  );
}
