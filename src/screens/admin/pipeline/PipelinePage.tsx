import { Page, PageTitle } from '../../../ui/Page';

export default function PipelinePage() {
  return (
    <Page title="Business Pipeline" description="Business Pipeline" maxWidth="full" isPersonal>
      <PageTitle>Business Pipeline</PageTitle>
    </Page>
  );
}
