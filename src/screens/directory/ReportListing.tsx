import type { Listing } from '../../../domain/contract/listing';
import { readFailure } from '../../api/failure';
import { useCreateReportMutation } from '../../api/reportsApi';
import { ReportButton } from '../../ui/report/ReportButton';
import type { SentReport } from '../../ui/report/reportValues';

const NOT_SENT = 'Your report was not sent. Please check your connection and try again.';

/** What to say about a report that was refused or did not arrive. */
function problemOf(error: unknown): string {
  const { status, fields, detail } = readFailure(error);
  if (status === 429) return 'Too many reports came from this connection. Please try again later.';
  const [message] = Object.values(fields).flat();
  return message ?? detail ?? NOT_SENT;
}

export function ReportListing({ listing }: { listing: Listing }) {
  const [createReport] = useCreateReportMutation();
  const send = async (report: SentReport) => {
    const subject_id = listing.listing_id;
    try {
      await createReport({ subject: 'listing', subject_id, ...report }).unwrap();
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };
  return (
    <ReportButton about={listing.name} onSend={send}>
      Report this listing
    </ReportButton>
  );
}
