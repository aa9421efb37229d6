import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import type { ListingReview } from '../../../../../domain/contract/admin/listings';
import { countText } from '../../../../ui/words';

/** The ids of the places that the line leads to. */
export const PLACES = {
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

/** Not a move of the router, which would scroll to the top. */
function go(event: MouseEvent, place: string): void {
  event.preventDefault();
  document.getElementById(place)?.focus();
}

/** How much there is to know before a decision, and the way there. */
export function Glance({ review: { changes, reports, duplicates } }: { review: ListingReview }) {
  const open = reports.filter(({ closed_at }) => closed_at === null).length;
  const links = [
    { place: PLACES.changes, text: countText(changes.length, 'change') },
    { place: PLACES.flags, text: countText(open, 'open flag') },
    { place: PLACES.duplicates, text: countText(duplicates.length, 'suspected duplicate') },
    { place: PLACES.decision, text: 'Decision' },
  ];
  return (
    <nav aria-label="At a glance">
      <Line>
        {links.map(({ place, text }) => (
          <li key={place}>
            <Link href={`#${place}`} onClick={(event) => go(event, place)}>
              {text}
            </Link>
          </li>
        ))}
      </Line>
    </nav>
  );
}
