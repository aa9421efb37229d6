import { Page, PageTitle } from '../../../ui/Page';

export default function AuditPage() {
  return (
    <Page title="Audit Log" description="Audit Log" maxWidth="full" isPersonal>
      <PageTitle>Audit Log</PageTitle>
    </Page>
  );
}
