import { Page, PageTitle } from '../../../ui/Page';

export default function MembersPage() {
  return (
    <Page title="Members" description="Members" maxWidth="full" isPersonal>
      <PageTitle>Members</PageTitle>
    </Page>
  );
}
