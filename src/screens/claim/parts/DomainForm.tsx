import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import { MAILBOX_PATTERN } from '../../../../domain/listing/claims';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { useSendClaimCodeMutation } from '../../../api/claimApi';
import { ShortForm } from '../../../entities/form/ShortForm';
import { TextField } from '../../../ui/fields/TextField';

const schema = object({
  mailbox: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.thisRequired))
    .matches(MAILBOX_PATTERN, () => t('Enter only what is before the @, such as info.')),
});

interface Props {
  headingId: string;
  slug: string;
  domain: string;
}

/** Sends a code to an address at the website of the business. */
export function DomainForm({ headingId, slug, domain }: Props) {
  const [sendCode] = useSendClaimCodeMutation();
  return (
    <ShortForm
      labelledBy={headingId}
      initialValues={{ mailbox: '' }}
      schema={schema}
      send={async ({ mailbox }) => {
        const body = { method: 'domain_email' as const, mailbox: mailbox.trim() };
        await sendCode({ listing: slug, body }).unwrap();
      }}
      button={t('Send a code to this address')}
    >
      <TextField
        name="mailbox"
        label={t('The part before @{domain}', { domain })}
        help={t('Such as info or sales.')}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={64}
        required
      />
    </ShortForm>
  );
}
