import { Page, PageTitle } from '../../../ui/Page';

export default function ModerationPage() {
  return (
    <Page title="Moderation" description="Moderation" maxWidth="full" isPersonal>
      <PageTitle>Moderation</PageTitle>
    </Page>
  );
}
