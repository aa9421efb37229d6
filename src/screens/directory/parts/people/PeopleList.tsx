import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../../domain/language';
import type { ListingPeople, ListingPerson } from '../../../../../domain/contract/people';
import { bondOf, BOND_TEXTS } from '../../../../../domain/listing/people';
import { useUser } from '../../../../actors/session';
import { dayText } from '../../../../ui/format';
import { MAKE, MAKE_PERSON, ROLE_NAMES } from './words';
import { PersonDialog, type PersonAct } from './PersonDialog';
import { ActionRows } from '../../../../ui/ActionRows';

interface Props {
  people: ListingPeople;
  onLeft: (() => void) | undefined;
}

interface PersonProps {
  person: ListingPerson;
  people: ListingPeople;
  isYou: boolean;
  onAsk: (act: PersonAct) => void;
}

function factsOf({ role, is_account, is_active, since }: ListingPerson, isYou: boolean): string {
  const facts = [
    t(ROLE_NAMES[role]),
    is_account && t('business account'),
    isYou && t('you'),
    !is_active && t('account suspended'),
    t('since {date}', { date: dayText(since) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

function Person({ person, people, isYou, onAsk }: PersonProps) {
  const bond = bondOf(people.people, person.user_id);
  const other = person.role === 'owner' ? 'editor' : 'owner';
  const isOwner = people.role === 'owner';
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{person.name}</Typography>
        {person.email !== null && person.email !== person.name && (
          <Typography variant="body2">{person.email}</Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {factsOf(person, isYou)}
        </Typography>
        {isYou && bond && <Typography variant="body2">{t(BOND_TEXTS[bond])}</Typography>}
      </div>
      {!bond && (
        <div className="actions">
          {isOwner && (
            <Button
              variant="text"
              aria-label={t(MAKE_PERSON[other], { name: person.name })}
              onClick={() => onAsk({ kind: other, person })}
            >
              {t(MAKE[other])}
            </Button>
          )}
          {isYou && (
            <Button variant="text" onClick={() => onAsk({ kind: 'leave', person })}>
              {t('Leave this listing')}
            </Button>
          )}
          {isOwner && !isYou && (
            <Button
              variant="text"
              aria-label={t('Remove {name}', { name: person.name })}
              onClick={() => onAsk({ kind: 'remove', person })}
            >
              {t('Remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** The people of a listing, with what the reader may do. */
export function PeopleList({ people, onLeft }: Props) {
  const userId = useUser()?.user_id;
  const [act, setAct] = useState<PersonAct | null>(null);
  return (
    <>
      <ActionRows aria-label={t('People')}>
        {people.people.map((person) => (
          <Person
            key={person.user_id}
            person={person}
            people={people}
            isYou={person.user_id === userId}
            onAsk={setAct}
          />
        ))}
      </ActionRows>
      {act && (
        <PersonDialog
          act={act}
          listingId={people.listing_id}
          onLeft={onLeft}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
