import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import type { ListField } from '../../../../../domain/siteLists';
import { UPLOAD_RULES } from '../../../../../domain/uploadRules';
import { useUpload } from '../../../../api/uploadsApi';
import { optionOf } from '../../../../entities/fields/optionsOf';
import { ImageField } from '../../../../ui/fields/ImageField';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';

const Preview = styled('img')(({ theme }) => ({
  width: 96,
  height: 96,
  objectFit: 'contain',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.subtle,
}));

const INPUT_MODES = { web: 'url', link: 'url', email: 'email', number: 'numeric' } as const;

interface FieldProps {
  name: string;
  field: ListField;
  onSending: (isSending: boolean) => void;
}

function PictureField({ name, field, onSending }: FieldProps) {
  const send = useUpload('picture');
  return (
    <ImageField
      name={name}
      label={t(field.label)}
      rules={UPLOAD_RULES.picture}
      upload={async (file) => (await send(file)).content_url}
      preview={(src) => src && <Preview src={`${src}?width=320`} alt="" width={96} height={96} />}
      onBusy={onSending}
    />
  );
}

/** The input of one field of a list. */
export function ListFieldInput({ name, field, onSending }: FieldProps) {
  const { kind, maxLength, choices, help, isRequired = false } = field;
  const text = t(field.label);
  const label = isRequired ? t('{label} (required)', { label: text }) : text;
  const shared = { name, label, ...(help !== undefined && { help: t(help) }) };
  switch (kind) {
    case 'picture':
      return <PictureField name={name} field={field} onSending={onSending} />;
    case 'choice': {
      const options = Object.entries(choices ?? {}).map(([value, chosen]) =>
        optionOf(value, chosen),
      );
      return <SelectField {...shared} options={options} />;
    }
    case 'day':
      return <TextField {...shared} type="date" />;
    case 'web':
    case 'link':
    case 'email':
    case 'number':
      return (
        <TextField
          {...shared}
          inputMode={INPUT_MODES[kind]}
          autoCapitalize="none"
          maxLength={maxLength}
          required={isRequired}
        />
      );
    case 'line':
    case 'paragraph':
      return (
        <TextField
          {...shared}
          autoCapitalize="sentences"
          maxLength={maxLength}
          required={isRequired}
          {...(kind === 'paragraph' && { rows: 3 })}
        />
      );
  }
}
