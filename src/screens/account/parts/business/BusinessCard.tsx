import { useFormikContext } from 'formik';
import { t } from '../../../../../domain/language';
import { countyName } from '../../../../../domain/counties';
import { labelOf, namesWith } from '../../../../../domain/listing/fields';
import { NETWORKS } from '../../../../../domain/profilePages';
import { withScheme } from '../../../../../domain/webAddress';
import { useFileAddress } from '../../../../ui/fileAddress';
import { PublicCard } from '../PublicCard';
import type { BusinessValues } from '../../../../entities/business/businessForm';

const spoken = (address: string): string =>
  withScheme(address)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

/** The business as the directory shows it. */
export function BusinessCard() {
  const { values } = useFormikContext<BusinessValues>();
  const addressOf = useFileAddress();
  const details = [
    { term: labelOf('street_address'), text: values.street_public ? values.street_address : '' },
    ...namesWith({ step: 'reach' }).flatMap((name) =>
      name === 'same_as'
        ? NETWORKS.map(({ key, name: term }) => ({ term, text: spoken(values[key]) }))
        : { term: labelOf(name), text: name === 'url' ? spoken(values[name]) : values[name] },
    ),
  ];
  return (
    <PublicCard
      name={values.name}
      src={addressOf(values.logo)}
      facts={[
        [values.category, ...values.other_categories]
          .filter(Boolean)
          .map((category) => t(category))
          .join(', '),
        [values.address_locality.trim(), countyName(values.county)].filter(Boolean).join(', '),
        values.founding_year && t('since {year}', { year: values.founding_year }),
      ]}
      text={values.description}
      themes={values.themes}
      details={details.filter(({ text }) => text.trim() !== '')}
    />
  );
}
