import { object } from 'yup';
import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { msg, t } from '../../../../../domain/language';
import type { Step } from '../../../../../domain/listing/fieldKinds';
import { namesWith, type FieldName } from '../../../../../domain/listing/fields';
import { UPLOAD_RULES } from '../../../../../domain/uploadRules';
import { useUpload } from '../../../../api/uploadsApi';
import { BusinessFields } from '../../../../entities/business/BusinessFields';
import {
  inputsOf,
  type BusinessValues,
  formLabelOf,
  consentLabels,
} from '../../../../entities/business/businessForm';
import { businessSchema } from '../../../../entities/business/businessSchema';
import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { ImageField } from '../../../../ui/fields/ImageField';
import { Initials } from '../../../../ui/Initials';
import type { FormStep } from '../form/formStep';
import { useOnUpload } from '../form/uploadContext';
import { BusinessCard } from './BusinessCard';
import { PhotosField } from './photos/PhotosField';
import { ProductsField } from './products/ProductsField';
import { privateFacts } from './privateFacts';

/** The logo, or the initials that stand in its place. */
function LogoField() {
  const { values } = useFormikContext<BusinessValues>();
  const send = useUpload('logo');
  const onBusy = useOnUpload();
  return (
    <ImageField
      name="logo"
      label={formLabelOf('logo')}
      help={t(
        'At least {pixels} pixels wide and high. Without one, the directory shows your initials.',
        { pixels: UPLOAD_RULES.logo.minSide },
      )}
      rules={UPLOAD_RULES.logo}
      upload={async (file) => (await send(file)).content_url}
      preview={(src) => <Initials name={values.name} src={src} size={72} />}
      onBusy={onBusy}
    />
  );
}

interface Words {
  title: string;
  hint: string;
}

function stepOf(
  step: Step,
  words: Words,
  special?: Partial<Record<FieldName, ReactNode>>,
  names: readonly FieldName[] = namesWith({ step }),
): FormStep<BusinessValues> {
  return {
    ...words,
    names: inputsOf(names),
    schema: businessSchema(names),
    Fields: () => <BusinessFields names={names} {...(special && { special })} />,
  };
}

const BusinessConsents = () => (
  <>
    <CheckboxField
      name="consent_listing"
      label={consentLabels().consent_listing}
      help={t('Without this nobody but you and our reviewers sees the entry.')}
    />
    <CheckboxField
      name="newsletter"
      label={consentLabels().newsletter}
      help={t('You can unsubscribe with a link in every issue.')}
    />
    <BusinessCard />
  </>
);

const BUSINESS_FIELDS = { logo: <LogoField />, pictures: <PhotosField /> };
const WORK_WORDS = { title: msg('What you do'), hint: msg('Shown in the business directory.') };
const WORK_FIELDS = { products: <ProductsField /> };
const REACH_WORDS = {
  title: msg('How to reach you'),
  hint: msg('Leave empty what should not be in the directory.'),
};

export const businessSteps: readonly FormStep<BusinessValues>[] = [
  stepOf(
    'business',
    {
      title: msg('Your business'),
      hint: msg('Shown in the business directory, the street only if you say so.'),
    },
    BUSINESS_FIELDS,
  ),
  stepOf('work', WORK_WORDS, WORK_FIELDS),
  stepOf('reach', REACH_WORDS),
  stepOf(
    'private',
    {
      title: msg('Private facts'),
      hint: msg('Never public: only you and our reviewers see these. All are optional.'),
    },
    privateFacts,
  ),
  {
    title: msg('What we may do'),
    hint: msg('Each is your choice, and can be changed later.'),
    names: ['consent_listing', 'newsletter'],
    schema: object(),
    Fields: BusinessConsents,
  },
];

const publicOf = (step: Step): readonly FieldName[] => namesWith({ step, isPublic: true });

/** What the directory shows, for those who look after a listing without its business account. */
export const publicSteps: readonly FormStep<BusinessValues>[] = [
  stepOf(
    'business',
    {
      title: msg('Your business'),
      hint: msg('Shown in the business directory. Leave the street empty if it should not be.'),
    },
    BUSINESS_FIELDS,
    publicOf('business'),
  ),
  stepOf('work', WORK_WORDS, WORK_FIELDS, publicOf('work')),
  stepOf('reach', REACH_WORDS, undefined, publicOf('reach')),
];
