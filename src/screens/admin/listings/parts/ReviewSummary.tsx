import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { t } from '../../../../../domain/language';
import type { ListingReview } from '../../../../../domain/contract/admin/listings';
import { countText } from '../../../../ui/format';

/** The ids of the sections that the summary links to. */
export const SECTION_IDS = {
  changes: 'listing-changes',
  flags: 'listing-flags',
  duplicates: 'listing-duplicates',
  decision: 'listing-decision',
} as const;

const Line = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2.5),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}));

/** The router would scroll to the top instead. */
function focusSection(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** The number of changes, flags and duplicates, with links to them. */
export function ReviewSummary({
  review: { changes, reports, duplicates },
}: {
  review: ListingReview;
}) {
  const open = reports.filter(({ closed_at }) => closed_at === null).length;
  const links = [
    { id: SECTION_IDS.changes, text: countText(changes.length, 'change') },
    { id: SECTION_IDS.flags, text: countText(open, 'open flag') },
    { id: SECTION_IDS.duplicates, text: countText(duplicates.length, 'suspected duplicate') },
    { id: SECTION_IDS.decision, text: t('Decision') },
  ];
  return (
    <nav aria-label={t('At a glance')}>
      <Line>
        {links.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} onClick={(event) => focusSection(event, id)}>
              {text}
            </Link>
          </li>
        ))}
      </Line>
    </nav>
  );
}
