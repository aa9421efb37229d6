import { styled } from '@mui/material/styles';
import {
  emptyRow,
  isEmptyRow,
  siteList,
  type ListField,
  type SiteListKey,
  type SiteRow,
} from '../../../../../domain/siteLists';
import { UPLOAD_RULES } from '../../../../../domain/uploadRules';
import { useUpload } from '../../../../api/uploadsApi';
import { EntriesField, type EditorProps } from '../../../../ui/fields/EntriesField';
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
      label={field.label}
      rules={UPLOAD_RULES.picture}
      upload={async (file) => (await send(file)).content_url}
      preview={(src) => src && <Preview src={`${src}?width=320`} alt="" width={96} height={96} />}
      onBusy={onSending}
    />
  );
}

function Field({ name, field, onSending }: FieldProps) {
  const { kind, maxLength, choices, help, isRequired = false } = field;
  const label = isRequired ? `${field.label} (required)` : field.label;
  const shared = { name, label, ...(help !== undefined && { help }) };
  switch (kind) {
    case 'picture':
      return <PictureField name={name} field={field} onSending={onSending} />;
    case 'choice': {
      const options = Object.entries(choices ?? {}).map(([value, text]) => ({
        value,
        label: text,
      }));
      return <SelectField {...shared} options={options} />;
    }
    case 'day':
      return <TextField {...shared} type="date" />;
    case 'link':
      return (
        <TextField
          {...shared}
          inputMode="url"
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

interface Props {
  listKey: SiteListKey;
  onSending: (isSending: boolean) => void;
}

/** The rows of a list, in order. */
export function RowsField({ listKey, onSending }: Props) {
  const { row, rows, maxRows, title, fields } = siteList(listKey);
  const named = Object.entries(fields);
  const pictureName = named.find(([, { kind }]) => kind === 'picture')?.[0] ?? '';
  const textsOf = (values: SiteRow) => ({
    title: values[title] ?? '',
    text: named
      .filter(([name, { kind }]) => name !== title && (kind === 'choice' || kind === 'line'))
      .map(([name, { choices }]) => choices?.[values[name] ?? ''] ?? values[name] ?? '')
      .filter((text) => text !== '')
      .join(' · '),
    picture: values[pictureName] ?? '',
  });
  const editor = ({ path, onSending: onBusy }: EditorProps) =>
    named.map(([name, field]) => (
      <Field key={name} name={`${path}.${name}`} field={field} onSending={onBusy} />
    ));
  return (
    <EntriesField
      name="rows"
      label={rows}
      help={`Up to ${maxRows}, shown in this order.`}
      one={row}
      many={rows}
      firstField={title}
      empty={emptyRow(listKey)}
      most={maxRows}
      isUntouched={(values) => isEmptyRow(listKey, values)}
      textsOf={textsOf}
      editor={editor}
      onSending={onSending}
    />
  );
}
