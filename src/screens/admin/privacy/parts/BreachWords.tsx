import { object, string } from 'yup';
import { t } from '../../../../../domain/language';
import type { BreachPayload } from '../../../../../domain/contract/admin/privacy';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { TextField } from '../../../../ui/fields/TextField';
import { SmallForm } from '../../SmallForm';
import { momentOf } from '../moments';

export interface BreachValues {
  title: string;
  description: string;
  /** As a field for day and time writes it. */
  noticed: string;
}

const required = string()
  .trim()
  .required(() => t(FIELD_MESSAGES.thisRequired));
const schema = object({ title: required, description: required, noticed: required });

export const toBreachBody = (values: BreachValues, basedOn: number): BreachPayload => ({
  title: values.title,
  description: values.description,
  noticed_at: momentOf(values.noticed),
  based_on: basedOn,
});

interface Props {
  title: string;
  level?: 'h2' | 'h3';
  initialValues: BreachValues;
  action: string;
  onSend: (values: BreachValues) => Promise<void>;
}

/** The words of a breach, and when it was noticed. */
export const BreachWords = (props: Props) => (
  <div style={{ maxWidth: 720 }}>
    <SmallForm {...props} schema={schema}>
      <TextField
        name="title"
        label={t('Title (required)')}
        autoCapitalize="sentences"
        maxLength={120}
        required
      />
      <TextField
        name="noticed"
        label={t('When it was noticed (required)')}
        help={t('The 72 hours to report it run from here.')}
        type="datetime-local"
        required
      />
      <TextField
        name="description"
        label={t('What is known (required)')}
        help={t('What happened, which data, how many people, what could come of it. Name nobody.')}
        rows={5}
        maxLength={5_000}
        required
      />
    </SmallForm>
  </div>
);
