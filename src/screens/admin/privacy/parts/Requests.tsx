import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { plural, t } from '../../../../../domain/language';
import type { DataRequest } from '../../../../../domain/contract/admin/privacy';
import { DATA_REQUESTS } from '../../../../../domain/privacy';
import { useListDataRequestsQuery } from '../../../../api/admin/privacyApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { ActionRows } from '../../../../ui/ActionRows';
import { ErrorState } from '../../../../ui/ErrorState';
import { countText, dayText } from '../../../../ui/format';
import { ListSkeleton } from '../../../../ui/skeletons';
import { TextSection } from '../../../../ui/TextSection';
import { OpenRequest } from './OpenRequest';
import { RecordRequest } from './RecordRequest';

function ClosedRequest({ request }: { request: DataRequest }) {
  const { kind, state, email, details, answer, closed_at, closed_by, due_at } = request;
  const isLate = closed_at !== null && closed_at > due_at;
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {t(DATA_REQUESTS[kind].name)}: {state === 'refused' ? t('refused') : t('done')}
          {isLate && `, ${t('late')}`}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {email || t('The address is removed')} · {closed_at && dayText(closed_at)}
          {closed_by && `, ${closed_by}`}
        </Typography>
        {details !== '' && <Typography>{details}</Typography>}
        {answer !== '' && <Typography>{t('Our answer: {answer}', { answer })}</Typography>}
      </div>
    </li>
  );
}

function Lists({ requests }: { requests: readonly DataRequest[] }) {
  const [showsClosed, setShowsClosed] = useState(false);
  const open = requests.filter(({ state }) => state === 'open');
  const closed = requests.filter(({ state }) => state !== 'open');
  return (
    <>
      <p role="status">
        {open.length === 0
          ? t('No request is open.')
          : plural(open.length, '# request open.', '# requests open.')}
      </p>
      {open.length > 0 && (
        <ActionRows aria-label={t('Open requests')}>
          {open.map((request) => (
            <OpenRequest key={request.id} request={request} />
          ))}
        </ActionRows>
      )}
      {closed.length > 0 && (
        <Button aria-expanded={showsClosed} onClick={() => setShowsClosed(!showsClosed)}>
          {countText(closed.length, 'answered request')}
        </Button>
      )}
      {showsClosed && (
        <ActionRows aria-label={t('Answered requests')}>
          {closed.map((request) => (
            <ClosedRequest key={request.id} request={request} />
          ))}
        </ActionRows>
      )}
    </>
  );
}

/** What people ask about their data, with the time that is left to answer. */
export function Requests() {
  const { data, error, refetch } = useListDataRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error && reasonOf(readFailure(error));
  return (
    <TextSection title={t('Requests about personal data')} id="requests">
      {data && <Lists requests={data} />}
      {!data && problem && <ErrorState message={problem} onRetry={() => void refetch()} />}
      {!data && !problem && <ListSkeleton />}
      <RecordRequest />
    </TextSection>
  );
}
