import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { ThemeInterest } from '../../../../domain/contract/member';
import { ErrorState } from '../../../ui/ErrorState';
import { SlowNotice } from '../../../ui/SlowNotice';
import { sortByInterest, hasFigures } from '../themeInterest';
import { InterestPlot } from './InterestPlot';
import { InterestTable } from './InterestTable';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  marginTop: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

export interface InterestProps {
  /** Null while it loads and after a failure. */
  interest: ThemeInterest[] | null;
  hasFailed: boolean;
  onRetry: () => void;
}

function Plot({ interest, hasFailed, onRetry }: InterestProps) {
  if (hasFailed) return <ErrorState message={t('Failed to fetch trends')} onRetry={onRetry} />;
  if (!interest) {
    return (
      <div aria-busy>
        <SlowNotice onRetry={onRetry} />
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} sx={{ height: 54 }} />
        ))}
      </div>
    );
  }
  if (!hasFigures(interest)) {
    return (
      <Typography>{t('Too few members have answered yet for a figure to be shown.')}</Typography>
    );
  }
  const ordered = sortByInterest(interest);
  return (
    <div>
      <InterestPlot interest={ordered} />
      <InterestTable interest={ordered} />
    </div>
  );
}

/** The themes that members care for, with an explanation of the figures. */
export const InterestFigures = (props: InterestProps) => (
  <Columns>
    <Plot {...props} />
    <div>
      <Typography variant="h4" component="h3">
        {t('How to read it')}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {t(
          'Members choose up to three themes, so the shares add up to more than 100%. They are rounded, and refreshed once a month.',
        )}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {t(
          'A theme that could identify people is not shown, and members who object in their profile are not counted. Businesses never see who answered.',
        )}
      </Typography>
    </div>
  </Columns>
);
