import { useFormikContext } from 'formik';
import { countyName } from '../../../../../domain/counties';
import { NETWORKS } from '../../../../../domain/profilePages';
import { useFileAddress } from '../../../../ui/fileAddress';
import { PublicCard } from '../PublicCard';
import { withScheme, type BusinessValues } from '../../../../entities/business/businessForm';

const spoken = (address: string): string =>
  withScheme(address)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

/** The business as the directory shows it. */
export function BusinessCard() {
  const { values } = useFormikContext<BusinessValues>();
  const addressOf = useFileAddress();
  const details = [
    { term: 'Phone', text: values.telephone },
    { term: 'WhatsApp', text: values.whatsapp_phone },
    { term: 'Email', text: values.email },
    { term: 'Website', text: spoken(values.url) },
    ...NETWORKS.map(({ key, name }) => ({ term: name, text: spoken(values[key]) })),
    { term: 'Street', text: values.street_public ? values.street_address : '' },
    { term: 'Opening hours', text: values.opening_hours },
  ];
  return (
    <PublicCard
      name={values.name}
      src={addressOf(values.logo)}
      facts={[
        [values.category, ...values.other_categories].filter(Boolean).join(', '),
        [values.address_locality.trim(), countyName(values.county)].filter(Boolean).join(', '),
        values.founding_year && `since ${values.founding_year}`,
      ]}
      text={values.description}
      themes={values.themes}
      details={details.filter(({ text }) => text.trim() !== '')}
    />
  );
}
