import { useField } from 'formik';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../../domain/language';
import { COUNTIES } from '../../../domain/counties';
import { PAGE_LINK } from '../../../domain/fieldLimits';
import type { ListingField, TextKind } from '../../../domain/listing/fieldKinds';
import { fieldOf, type FieldName } from '../../../domain/listing/fields';
import { NETWORKS } from '../../../domain/profilePages';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { MultiChoice } from '../../ui/fields/MultiChoice';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField, type TextFieldProps } from '../../ui/fields/TextField';
import { LANGUAGE_OPTIONS } from '../fields/languageOptions';
import { optionsOf } from '../fields/optionsOf';
import { formLabelOf, pageLabelOf } from './businessForm';
import { PAGE_EXAMPLES } from './businessSchema';

const BLANK = { value: '', label: '' };
const COUNTY_OPTIONS = [BLANK, ...COUNTIES.map(({ code, name }) => ({ value: code, label: name }))];

/** A longer list of options is shown in columns. */
const MOST_IN_ONE_COLUMN = 8;
/** What a link keeps free for the scheme, which may be added to it. */
const SCHEME_LENGTH = 10;

const LINK = { type: 'url', inputMode: 'url', autoCapitalize: 'none' } as const;

const INPUTS: Record<TextKind, Partial<TextFieldProps>> = {
  text: {},
  longText: { autoCapitalize: 'sentences', rows: 6 },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  link: LINK,
  picture: {},
  registration: { autoCapitalize: 'none' },
  kraPin: { autoCapitalize: 'none' },
};

interface Props {
  name: FieldName;
}

interface TextProps extends Props {
  field: Extract<ListingField, { kind: TextKind }>;
}

function LongText({ name, field: { help = '', limits, isRequired } }: TextProps) {
  const [{ value }] = useField<string>(name);
  const lengths = t('{length} characters; {least} to {most} are needed.', {
    length: value.trim().length,
    least: limits.minLength ?? 0,
    most: limits.maxLength,
  });
  return (
    <TextField
      {...INPUTS.longText}
      name={name}
      label={formLabelOf(name)}
      help={`${t(help)} ${lengths}`}
      maxLength={limits.maxLength}
      required={isRequired ?? false}
    />
  );
}

const ShortText = ({ name, field }: TextProps) => (
  <TextField
    {...INPUTS[field.kind]}
    {...(field.capitals && { autoCapitalize: field.capitals })}
    {...(field.autoComplete && { autoComplete: field.autoComplete })}
    name={name}
    label={formLabelOf(name)}
    help={field.help && t(field.help)}
    maxLength={field.limits.maxLength - (field.kind === 'link' ? SCHEME_LENGTH : 0)}
    required={field.isRequired ?? false}
  />
);

const Pages = () =>
  NETWORKS.map(({ key }) => (
    <TextField
      {...LINK}
      key={key}
      name={key}
      label={pageLabelOf(key)}
      help={t('Such as {example}', { example: PAGE_EXAMPLES[key] })}
      maxLength={PAGE_LINK.maxLength - SCHEME_LENGTH}
    />
  ));

/** The input that suits the kind of the field. */
function BusinessField({ name }: Props) {
  const field = fieldOf(name);
  const { isRequired: required = false } = field;
  const help = field.help && t(field.help);
  const common = { name, label: formLabelOf(name), help };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...common}
          required={required}
          options={[BLANK, ...optionsOf(field.options)]}
        />
      );
    case 'county':
      return <SelectField {...common} required={required} options={COUNTY_OPTIONS} />;
    case 'language':
      return <SelectField {...common} options={LANGUAGE_OPTIONS} />;
    case 'choices':
      return (
        <MultiChoice
          {...common}
          options={optionsOf(field.options)}
          max={field.limits.maxItems}
          columns={field.options.length > MOST_IN_ONE_COLUMN}
        />
      );
    case 'year':
      return <TextField {...common} required={required} inputMode="numeric" maxLength={4} />;
    case 'yesNo':
      return <CheckboxField {...common} />;
    case 'pages':
      return <Pages />;
    case 'founders':
    case 'pictures':
    case 'products':
    case 'picture':
      throw new Error(`${name} has a component of its own`);
    case 'longText':
      return <LongText name={name} field={field} />;
    default:
      return <ShortText name={name} field={field} />;
  }
}

interface FieldsProps {
  names: readonly FieldName[];
  /** Components that are shown in place of the usual input. */
  special?: Partial<Record<FieldName, ReactNode>>;
}

/** Some fields of the business form, in its order. */
export const BusinessFields = ({ names, special = {} }: FieldsProps) =>
  names.map((name) => (
    <Fragment key={name}>{special[name] ?? <BusinessField name={name} />}</Fragment>
  ));
