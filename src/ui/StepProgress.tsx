import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../domain/language';

interface Props {
  titles: readonly string[];
  /** Index of the present step. */
  current: number;
  /** Index of the last step that can be opened. */
  reached: number;
  onGo: (index: number) => void;
}

/** Narrow screens show only the bars; the titles stay for screen readers. */
const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button, & .step': {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    minHeight: 44,
    padding: theme.spacing(0.5, 0),
    border: 0,
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.3,
    textAlign: 'start',
    color: theme.vars.palette.text.secondary,
    backgroundColor: 'transparent',
  },
  '& button': { cursor: 'pointer', color: theme.vars.palette.primary.main, fontWeight: 600 },
  '& button:focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& [aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 700 },
  '& button::before, & .step::before': {
    content: '""',
    flexShrink: 0,
    height: 6,
    marginBottom: theme.spacing(0.75),
    borderRadius: 3,
    border: `1px solid ${theme.vars.palette.control}`,
  },
  '& button::before, & [aria-current]::before': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& [aria-current]::before': { height: 10, marginBlock: '-2px 4px' },
  '& .title': {
    [theme.breakpoints.down('sm')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}));

/** The current step of a form of several pages; steps that were reached are buttons. */
export function StepProgress({ titles, current, reached, onGo }: Props) {
  return (
    <nav aria-label={t('Steps of this form')}>
      <Typography gutterBottom sx={{ fontWeight: 600 }}>
        {t('Step {place} of {count}', { place: current + 1, count: titles.length })}
      </Typography>
      <List>
        {titles.map((title, index) => {
          const text = <span className="title">{title}</span>;
          const isOpen = index !== current && index <= reached;
          return (
            <li key={title}>
              {isOpen ? (
                <button type="button" onClick={() => onGo(index)}>
                  {text}
                </button>
              ) : (
                <span className="step" {...(index === current && { 'aria-current': 'step' })}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
