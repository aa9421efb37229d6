import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';

const Track = styled('div')(({ theme }) => ({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.control}`,
  '& > div': { height: '100%', backgroundColor: theme.vars.palette.primary.main },
  '&[data-thin="true"]': { height: 5 },
}));

interface Props {
  answered: number;
  asked: number;
  label: string;
  isThin?: boolean;
}

/** How many questions have an answer; how good the answers are is the report's matter. */
export const ProgressBar = ({ answered, asked, label, isThin = false }: Props) => (
  <Track
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={asked}
    aria-valuenow={answered}
    aria-valuetext={t('{answered} of {asked} answered', { answered, asked })}
    data-thin={isThin}
  >
    <div style={{ width: `${asked === 0 ? 100 : (100 * answered) / asked}%` }} />
  </Track>
);
