import Skeleton from '@mui/material/Skeleton';
import { t } from '../../../../domain/language';
import { EntryRows } from '../../../ui/EntryRows';
import { SlowNotice } from '../../../ui/SlowNotice';
import { ResourceRowSkeleton } from './ResourceRow';
import { Section } from '../../../ui/Section';

/** The shape of the landing page while the resources load. */
export const LandingSkeleton = ({ onRetry }: { onRetry: () => void }) => (
  <Section title={t('Start with these')}>
    <SlowNotice onRetry={onRetry} />
    <div aria-hidden>
      <Skeleton variant="rounded" sx={{ height: 180, mb: 3 }} />
      <EntryRows>
        {Array.from({ length: 6 }, (_, index) => (
          <ResourceRowSkeleton key={index} />
        ))}
      </EntryRows>
    </div>
  </Section>
);
