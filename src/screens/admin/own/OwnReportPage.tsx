import { Page, PageTitle } from '../../../ui/Page';

export default function OwnReportPage() {
  return (
    <Page title="Assessment Reports" description="Assessment Reports" maxWidth="full" isPersonal>
      <PageTitle>Assessment Reports</PageTitle>
    </Page>
  );
}
