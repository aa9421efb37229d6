import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { plural, t } from '../../../domain/language';
import type { EventPostedBy } from '../../../domain/contract/event';
import { usePaths } from '../../paths';
import { PostedByLine } from '../member/PostedByLine';
import { languageText, MODE_LABELS, placeText, priceText } from './eventTexts';
import { hasOtherTime, knownZone, spanText } from './eventTime';
import { useReader } from './useReader';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
  '& dd': { margin: 0, fontWeight: 600 },
  '& dd small': { display: 'block', fontSize: theme.typography.body2.fontSize, fontWeight: 400 },
}));

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd suppressHydrationWarning>{children}</dd>
  </div>
);

/** When, where, for how much and by whom. */
export function Facts({ event }: { event: EventPostedBy }) {
  const reader = useReader();
  const { timezone, attendance_mode, price, organizer, in_language } = event;
  const capacity = event.maximum_attendee_capacity;
  const paths = usePaths();
  const isDated = event.start_date !== '' && event.end_date !== '';
  const place = placeText(event);
  return (
    <List>
      <Fact term={t('Date and time')}>
        {isDated ? spanText(event, { ...reader, zone: knownZone(timezone) }) : t('Not known yet')}
        {isDated && hasOtherTime(event, reader.zone) && (
          <small suppressHydrationWarning>
            {t('For you: {time}', { time: spanText(event, reader) })}
          </small>
        )}
      </Fact>
      <Fact term={t('How to attend')}>{t(MODE_LABELS[attendance_mode])}</Fact>
      {place && <Fact term={t('Place')}>{place}</Fact>}
      <Fact term={t('Cost')}>{priceText(price)}</Fact>
      {capacity !== null && (
        <Fact term={t('Capacity')}>{plural(capacity, '# person', '# people')}</Fact>
      )}
      <Fact term={t('Organiser')}>{organizer}</Fact>
      {event.posted_by && (
        <Fact term={t('Posted by')}>
          <PostedByLine member={event.posted_by} />
        </Fact>
      )}
      {event.business && (
        <Fact term={t('In the directory')}>
          <Link component={RouterLink} to={paths.listing(event.business.slug)}>
            {event.business.name}
          </Link>
        </Fact>
      )}
      <Fact term={t('Language')}>{languageText(in_language)}</Fact>
    </List>
  );
}
