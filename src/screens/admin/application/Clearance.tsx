import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Application, HistoryEntry } from '../../../../domain/contract/vetting';
import { useGetVettingDataQuery } from '../../../api/vettingApi';
import { actorText, eventText } from '../../../../domain/vetting/applicationEvents';
import { Disclosure } from '../../../ui/print/Disclosure';
import { momentText } from '../../../ui/moments';
import { ClearanceForm } from './ClearanceForm';

const isAboutClearance = ({ event }: HistoryEntry) => event.startsWith('clearance.');

const lastWord = (history: readonly HistoryEntry[]): HistoryEntry | undefined =>
  [...history].filter(isAboutClearance).sort((one, other) => other.id - one.id)[0];

/** Whether the Advanced part is open, by whose word, and how to say otherwise. */
export function Clearance({ application }: { application: Application }) {
  const id = useId();
  const { currentData } = useGetVettingDataQuery(application.user);
  const word = lastWord(application.history);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        Advanced part
      </Typography>
      {currentData && (
        <Typography>
          The Advanced part is {currentData.cleared_for_advanced_vetting ? 'open' : 'closed'} for
          this business{word?.event === 'clearance.overridden' ? '' : ', by the rule'}.
        </Typography>
      )}
      {word && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {eventText(word.event)} on {momentText(word.at)}, {actorText(word)}: “{word.note}”
        </Typography>
      )}
      <Disclosure summary="Open or close the Advanced part">
        <Typography sx={{ mb: 2 }}>
          The rule uses the Basic part. Your decision replaces it; it is logged with its reason, and
          the business is notified by email.
        </Typography>
        <ClearanceForm application={application.id} labelledBy={id} />
      </Disclosure>
    </section>
  );
}
