import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import type { ThemeInterest } from '../../../../domain/contract/member';
import { themeColor } from '../../../theme/palette';
import { PercentBar } from '../../../ui/PercentBar';
import { ThemeIcon } from '../../../entities/theme/ThemeIcon';
import { shareText } from '../themeInterest';

const Bars = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& .label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: theme.spacing(1),
  },
  '& .share': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .label + *': { marginTop: theme.spacing(0.5) },
}));

/** The shares as bars; the table beneath says the same in words. */
export const InterestPlot = ({ interest }: { interest: ThemeInterest[] }) => (
  <Bars aria-hidden>
    {interest.map((cell) => {
      const { theme, share } = cell;
      const color = themeColor(theme);
      return (
        <div key={theme}>
          <div className="label">
            <Box component="span" sx={{ display: 'flex', color }}>
              <ThemeIcon theme={theme} />
            </Box>
            <span>{capitalise(t(theme))}</span>
            <span className="share">{share === null ? t('not shown') : shareText(cell)}</span>
          </div>
          <PercentBar percent={share} color={color} />
        </div>
      );
    })}
  </Bars>
);
