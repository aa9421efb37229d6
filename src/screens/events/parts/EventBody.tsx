import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Event } from '../../../../domain/contract/event';
import { usePaths } from '../../../paths';
import { Markdown } from '../../../ui/Markdown';
import { PageTitle } from '../../../ui/Page';
import { safeHref } from '../../../ui/safeHref';
import { TextSection } from '../../../ui/TextSection';
import { ThemeChip } from '../../../ui/ThemeChip';
import type { Reader } from '../eventTime';
import { Facts } from './Facts';
import { CalendarIcon } from './icons';
import { LockedNote } from './LockedNote';
import { Share } from './Share';
import { hasSigns, Signs } from './Signs';
import { StatusNotice } from './StatusNotice';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: theme.spacing(3),
  '& > section': { marginTop: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    '& > aside': { order: 1 },
  },
  '& > aside': {
    padding: theme.spacing(3),
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderTop: `6px solid ${theme.vars.palette.accent.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .actions': {
    display: 'grid',
    gap: theme.spacing(1),
    marginTop: theme.spacing(3),
    '@media print': { display: 'none' },
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { order: 0 } },
}));

const Article = styled('article')(({ theme }) => ({
  '& > .status:not(:empty)': { marginBottom: theme.spacing(3) },
}));

const Themes = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
}));

interface Props {
  event: Event;
  reader: Reader;
  isOver: boolean;
  calendarHref: string;
  onSignIn: () => void;
}

export function EventBody({ event, reader, isOver, calendarHref, onSignIn }: Props) {
  const paths = usePaths();
  const { name, slug, summary, description, themes, locked, status, booking_url } = event;
  const isAhead = !isOver && !locked && status !== 'cancelled';
  const booking = isAhead && booking_url ? safeHref(booking_url) : null;
  return (
    <Article>
      <div className="status">
        <StatusNotice event={event} isOver={isOver} reader={reader} />
      </div>
      <PageTitle variant="h2">{name}</PageTitle>
      {hasSigns(event) && <Signs event={event} />}
      <Typography variant="subtitle1" component="p" sx={{ mt: 1, maxWidth: '60ch' }}>
        {summary}
      </Typography>
      <Themes aria-label="Themes">
        {themes.map((theme) => (
          <li key={theme}>
            <ThemeChip theme={theme} />
          </li>
        ))}
      </Themes>
      <Columns>
        <aside aria-label="Facts">
          <Facts event={event} reader={reader} />
          <div className="actions">
            {booking && (
              <Button variant="contained" href={booking} rel="nofollow noopener noreferrer">
                Book a place
              </Button>
            )}
            {isAhead && (
              <Button variant="outlined" href={calendarHref} startIcon={<CalendarIcon />}>
                Add to calendar
              </Button>
            )}
            <Share title={name} path={paths.event(slug)} />
          </div>
        </aside>
        {locked ? (
          <LockedNote onSignIn={onSignIn} />
        ) : (
          <TextSection title="About this event">
            <Markdown>{description}</Markdown>
          </TextSection>
        )}
      </Columns>
    </Article>
  );
}
