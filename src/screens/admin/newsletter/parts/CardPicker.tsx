import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../../../domain/language';
import { CARD_KINDS, type CardKind, type CardName } from '../../../../../domain/newsletter';
import { useSearchListingsQuery } from '../../../../api/directoryApi';
import { useSearchEventsQuery } from '../../../../api/eventsApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { useSearchResourcesQuery } from '../../../../api/resourcesApi';
import { ActionRows } from '../../../../ui/ActionRows';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { FilterSelect } from '../../../../ui/FilterSelect';
import { dayText } from '../../../../ui/format';
import { Notice } from '../../../../ui/Notice';
import { useSettled } from '../../../../ui/useSettled';
import { CARD_NAMES } from '../issueTexts';

interface Offer extends CardName {
  title: string;
  facts: string;
}

/** What is public of a kind and matches; null while it is loaded. `isFetching`: what is there answers an earlier search. */
function useOffers(kind: CardKind, q: string) {
  const query = q === '' ? {} : { q };
  const events = useSearchEventsQuery(query, { skip: kind !== 'event' });
  const listings = useSearchListingsQuery(query, { skip: kind !== 'listing' });
  const resources = useSearchResourcesQuery(query, { skip: kind !== 'resource' });
  const offers: Record<CardKind, Offer[] | undefined> = {
    // Those that are cancelled or postponed are not shown in an issue.
    event: events.data?.results
      .filter(({ status }) => status === 'published')
      .map(({ slug, name, start_date }) => ({
        kind: 'event',
        key: slug,
        title: name,
        facts: dayText(start_date),
      })),
    listing: listings.data?.results.map(({ slug, name, category, address_locality }) => ({
      kind: 'listing',
      key: slug,
      title: name,
      facts: `${t(category)}, ${address_locality}`,
    })),
    resource: resources.data?.results.map(({ resource_id, headline, author }) => ({
      kind: 'resource',
      key: String(resource_id),
      title: headline,
      facts: author,
    })),
  };
  const { error, isFetching } = { event: events, listing: listings, resource: resources }[kind];
  return {
    offers: offers[kind] ?? null,
    isFetching,
    problem: error ? reasonOf(readFailure(error)) : null,
  };
}

interface Props {
  onPick: (card: CardName) => void;
  onClose: () => void;
}

/** Finds an event, a listing or a resource that an issue shows. */
export function CardPicker({ onPick, onClose }: Props) {
  const headingId = useId();
  const fieldId = useId();
  const [kind, setKind] = useState<CardKind>('event');
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const q = useSettled(words);
  const { offers, isFetching, problem } = useOffers(kind, q);
  return (
    <Dialog open onClose={onClose} aria-labelledby={headingId} maxWidth="sm" fullWidth>
      <DialogFrame>
        <Typography id={headingId} variant="h3" component="h2">
          {t('Add to the issue')}
        </Typography>
        <FilterSelect
          label={t('What')}
          value={kind}
          options={CARD_KINDS.map((value) => ({ value, label: t(CARD_NAMES[value]) }))}
          onChange={(value) => setKind(CARD_KINDS.find((each) => each === value) ?? 'event')}
        />
        <FormControl fullWidth>
          <InputLabel htmlFor={fieldId}>{t('Search')}</InputLabel>
          <OutlinedInput
            id={fieldId}
            label={t('Search')}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value.slice(0, 80))}
          />
        </FormControl>
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        <div role="status">
          {offers?.length === 0 && <Typography>{t('Nothing public matches.')}</Typography>}
        </div>
        {offers !== null && offers.length > 0 && (
          <ActionRows aria-label={t('Found')} aria-busy={isFetching || q !== words}>
            {offers.map(({ title, facts, ...card }) => (
              <li key={card.key}>
                <div>
                  <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {facts}
                  </Typography>
                </div>
                <Button
                  variant="outlined"
                  aria-label={t('Add: {title}', { title })}
                  onClick={() => onPick(card)}
                >
                  {t('Add')}
                </Button>
              </li>
            ))}
          </ActionRows>
        )}
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('Close')}
          </Button>
        </DialogActions>
      </DialogFrame>
    </Dialog>
  );
}
