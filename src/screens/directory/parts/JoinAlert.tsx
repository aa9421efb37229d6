import Button from '@mui/material/Button';
import { useRef, useState, type ComponentType } from 'react';
import { t } from '../../../../domain/language';
import type { ListingSearchPage } from '../../../../domain/contract/listing';
import { loadChunk, NOT_LOADED } from '../../../ui/loadChunk';
import { useToast } from '../../../ui/toasts';
import type { DirectoryFilters } from '../filters';
import type { JoinAlertFormProps } from './JoinAlertForm';

interface Props {
  filters: DirectoryFilters;
  found: ListingSearchPage;
}

/** Whether the search has words or a county for which there is no business. */
function findsNone({ q, county }: DirectoryFilters, { count, relaxation = {} }: ListingSearchPage) {
  if (q === '' && county === null) return false;
  return count === 0 || Boolean(relaxation.category) || Boolean(relaxation.county);
}

/** Offers an email when a business joins that the search does not find today. The form comes with its first use. */
export function JoinAlert({ filters, found }: Props) {
  const { q, county } = filters;
  // Another search starts with the button again.
  return findsNone(filters, found) && <Offer key={`${county} ${q}`} search={{ q, county }} />;
}

function Offer({ search }: Pick<JoinAlertFormProps, 'search'>) {
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const [Form, setForm] = useState<ComponentType<JoinAlertFormProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    try {
      const chunk = await loadChunk(
        () => import(/* webpackChunkName: "join-alert" */ './JoinAlertForm'),
      );
      setForm(() => chunk.JoinAlertForm);
      setIsOpen(true);
    } catch {
      toast('error', t(NOT_LOADED));
    }
  };
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isOpen && Form) return <Form search={search} onClose={close} />;
  return (
    <Button ref={button} variant="outlined" sx={{ my: 2 }} onClick={() => void open()}>
      {t('Tell me when one joins')}
    </Button>
  );
}
