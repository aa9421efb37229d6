import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../domain/language';
import type { Application, HistoryEntry } from '../../../../domain/contract/vetting';
import { useGetVettingDataQuery } from '../../../api/vettingApi';
import { actorText, eventText } from '../../../../domain/vetting/applicationEvents';
import { Disclosure } from '../../../ui/print/Disclosure';
import { momentText } from '../../../ui/format';
import { ClearanceForm } from './ClearanceForm';

const isAboutClearance = ({ event }: HistoryEntry) => event.startsWith('clearance.');

const latestDecision = (history: readonly HistoryEntry[]): HistoryEntry | undefined =>
  [...history].filter(isAboutClearance).sort((one, other) => other.id - one.id)[0];

function clearedText(isOpen: boolean, isByRule: boolean): string {
  if (isByRule) {
    return isOpen
      ? t('The Advanced part is open for this business, by the rule.')
      : t('The Advanced part is closed for this business, by the rule.');
  }
  return isOpen
    ? t('The Advanced part is open for this business.')
    : t('The Advanced part is closed for this business.');
}

/** Whether the Advanced part is open, who decided it, and a form to decide otherwise. */
export function ClearancePanel({ application }: { application: Application }) {
  const id = useId();
  const { currentData } = useGetVettingDataQuery(application.user);
  const decision = latestDecision(application.history);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {t('Advanced part')}
      </Typography>
      {currentData && (
        <Typography>
          {clearedText(
            currentData.cleared_for_advanced_vetting,
            decision?.event !== 'clearance.overridden',
          )}
        </Typography>
      )}
      {decision && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('{event} on {moment}, {actor}: “{note}”', {
            event: t(eventText(decision.event)),
            moment: momentText(decision.at),
            actor: actorText(decision),
            note: decision.note ?? '',
          })}
        </Typography>
      )}
      <Disclosure summary={t('Open or close the Advanced part')}>
        <Typography sx={{ mb: 2 }}>
          {t(
            'The rule uses the Basic part. Your decision replaces it; it is logged with its reason, and the business is notified by email.',
          )}
        </Typography>
        <ClearanceForm application={application.id} labelledBy={id} />
      </Disclosure>
    </section>
  );
}
