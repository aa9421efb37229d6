import { NETWORKS } from '../../../domain/profilePages';
import { TextField } from '../../ui/fields/TextField';
import { businessLabels as labels } from './businessForm';
import { PAGE_EXAMPLES } from './businessSchemas';

export const Reach = () => (
  <>
    <TextField
      name="telephone"
      label={labels.telephone}
      help="A Kenyan mobile number, such as 0712 345 678."
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
    />
    <TextField
      name="whatsapp_phone"
      label={labels.whatsapp_phone}
      help="If customers may write to you there."
      type="tel"
      inputMode="tel"
      maxLength={40}
    />
    <TextField
      name="email"
      label={labels.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={254}
    />
    <TextField
      name="url"
      label={labels.url}
      help="Such as https://example.co.ke"
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      maxLength={190}
    />
    {NETWORKS.map(({ key }) => (
      <TextField
        key={key}
        name={key}
        label={labels[key]}
        help={`Such as ${PAGE_EXAMPLES[key]}`}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        maxLength={190}
      />
    ))}
    <TextField
      name="opening_hours"
      label={labels.opening_hours}
      help="Such as Monday to Friday, 8:00 to 17:00"
      autoCapitalize="sentences"
      maxLength={200}
    />
  </>
);
