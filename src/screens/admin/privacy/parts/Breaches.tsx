import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { plural, t } from '../../../../../domain/language';
import type { Breach } from '../../../../../domain/contract/admin/privacy';
import { useListBreachesQuery } from '../../../../api/admin/privacyApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { usePaths } from '../../../../paths';
import { ActionRows } from '../../../../ui/ActionRows';
import { ErrorState } from '../../../../ui/ErrorState';
import { dayText } from '../../../../ui/format';
import { ListSkeleton } from '../../../../ui/skeletons';
import { TextSection } from '../../../../ui/TextSection';
import { useClockText } from '../clock';

function Row({ breach }: { breach: Breach }) {
  const paths = usePaths();
  const left = breach.steps.filter(({ done_at }) => done_at === null).length;
  const isReported = breach.steps.some(
    ({ step, done_at }) => step === 'report' && done_at !== null,
  );
  const clock = useClockText(breach.report_due_at);
  const facts = [
    t('Noticed on {day}', { day: dayText(breach.noticed_at) }),
    left === 0 ? t('everything is done') : plural(left, '# step to do', '# steps to do'),
    !isReported && t('{clock} to report it', { clock }),
  ];
  return (
    <li>
      <div>
        <Link
          component={RouterLink}
          to={paths.adminBreach(breach.id)}
          sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
        >
          {breach.title}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
    </li>
  );
}

/** Breaches of data protection. */
export function Breaches() {
  const paths = usePaths();
  const { data, error, refetch } = useListBreachesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error && reasonOf(readFailure(error));
  return (
    <TextSection title={t('Breaches')} id="breaches">
      <p>
        {t(
          'Data were lost, changed or seen by somebody who should not have them? Record it at once: the page says what to do, and by when.',
        )}
      </p>
      {data && data.length > 0 && (
        <ActionRows aria-label={t('Breaches')}>
          {data.map((breach) => (
            <Row key={breach.id} breach={breach} />
          ))}
        </ActionRows>
      )}
      {data?.length === 0 && <p>{t('None is recorded.')}</p>}
      {!data && problem && <ErrorState message={problem} onRetry={() => void refetch()} />}
      {!data && !problem && <ListSkeleton />}
      <Button
        component={RouterLink}
        to={paths.adminNewBreach}
        variant="outlined"
        sx={{ mt: 2, minHeight: 44 }}
      >
        {t('Record a breach')}
      </Button>
    </TextSection>
  );
}
