import { t } from '../../../../domain/language';
import { AnnouncementList } from '../../../entities/siteText/AnnouncementList';
import { useAnnouncements } from '../../../entities/siteText/currentAnnouncements';
import { Section } from '../../../ui/Section';

/** What the team announces; nothing is shown where there is nothing. */
export function Announcements() {
  const rows = useAnnouncements();
  return (
    rows.length > 0 && (
      <Section title={t('Announcements')} tone="subtle">
        <AnnouncementList rows={rows} />
      </Section>
    )
  );
}
