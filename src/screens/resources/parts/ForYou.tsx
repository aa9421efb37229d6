import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { ShortResource } from '../../../../domain/contract/resource';
import { EntryRows } from '../../../ui/EntryRows';
import { Section } from '../../../ui/Section';
import { FOR_YOU_COUNT } from '../pickResources';
import { ResourceRow, ResourceRowSkeleton } from './ResourceRow';

interface Props {
  /** Null while they load; their place is kept. When there are none, nothing is shown. */
  resources: ShortResource[] | null;
  answersAt: string | null;
}

/** What fits the answers of the member. The rest of the page does not wait for it. */
export function ForYou({ resources, answersAt }: Props) {
  if (resources?.length === 0) return null;
  const change = answersAt && (
    <Link component={RouterLink} to={answersAt} sx={{ fontWeight: 600, py: 1 }}>
      {t('Change your answers')}
    </Link>
  );
  return (
    <Section title={t('For you')} aside={change}>
      <EntryRows aria-hidden={resources === null}>
        {resources?.map((resource) => (
          <ResourceRow key={resource.resource_id} resource={resource} />
        )) ??
          Array.from({ length: FOR_YOU_COUNT }, (_, index) => <ResourceRowSkeleton key={index} />)}
      </EntryRows>
    </Section>
  );
}
