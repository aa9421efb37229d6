import Button from '@mui/material/Button';
import { t } from '../../../../domain/language';
import { CalendarIcon } from '../../../entities/event/icons';
import { useCalendarHref } from '../useCalendarHref';

export const AddToCalendar = ({ slug }: { slug: string }) => (
  <Button
    variant="outlined"
    href={useCalendarHref(`${encodeURIComponent(slug)}/event.ics`)}
    startIcon={<CalendarIcon />}
  >
    {t('Add to calendar')}
  </Button>
);
