import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { msg, t } from '../../../../../../domain/language';
import { PRODUCT_LIMITS } from '../../../../../../domain/fieldLimits';
import { UPLOAD_RULES } from '../../../../../../domain/uploadRules';
import { useUpload } from '../../../../../api/uploadsApi';
import type { PRICE_KINDS, ProductValues } from '../../../../../entities/business/productForm';
import { optionOf } from '../../../../../entities/fields/optionsOf';
import type { EditorProps } from '../../../../../ui/fields/EntriesField';
import { ImageField } from '../../../../../ui/fields/ImageField';
import { SelectField } from '../../../../../ui/fields/SelectField';
import { TextField } from '../../../../../ui/fields/TextField';

const PRICE_LABELS: Record<(typeof PRICE_KINDS)[number], string> = {
  fixed: msg('A fixed price'),
  from: msg('From a lowest price'),
  'on request': msg('On request'),
};
const PRICES = Object.entries(PRICE_LABELS).map(([value, text]) => optionOf(value, text));

const AVAILABILITIES = [
  optionOf('in stock', msg('In stock')),
  optionOf('seasonal', msg('In season only')),
];

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(0, 2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Preview = styled('img')(({ theme }) => ({
  width: 96,
  height: 96,
  objectFit: 'cover',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.divider,
}));

/** The fields of one product. */
export function ProductEditor({ path, place, onSending }: EditorProps) {
  const [{ value: product }] = useField<ProductValues>(path);
  const send = useUpload('image');
  return (
    <>
      <TextField
        name={`${path}.name`}
        label={t('Product or service')}
        help={t('Such as Avocado bar soap, or Bicycle repair.')}
        autoCapitalize="sentences"
        autoComplete="off"
        maxLength={PRODUCT_LIMITS.name.maxLength}
        required
      />
      <SelectField name={`${path}.price_kind`} label={t('Price')} options={PRICES} />
      {product.price_kind !== 'on request' && (
        <Pair>
          <TextField
            name={`${path}.price`}
            label={t('Amount in KES')}
            help={t('In whole shillings.')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            required
          />
          <TextField
            name={`${path}.unit`}
            label={t('Per')}
            help={t('Such as kg, pair, night or hour. Empty for one piece.')}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={PRODUCT_LIMITS.unit.maxLength}
          />
        </Pair>
      )}
      <Pair>
        <SelectField
          name={`${path}.availability`}
          label={t('Availability')}
          options={AVAILABILITIES}
        />
        {product.availability === 'seasonal' && (
          <TextField
            name={`${path}.season`}
            label={t('Season')}
            help={t('Such as November to March.')}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={PRODUCT_LIMITS.season.maxLength}
          />
        )}
      </Pair>
      <ImageField
        name={`${path}.picture`}
        label={t('Picture of product {place}', { place })}
        rules={UPLOAD_RULES.image}
        isPhoto
        upload={async (file) => (await send(file)).content_url}
        preview={(src) => src && <Preview src={`${src}?width=320`} alt="" width={96} height={96} />}
        onBusy={onSending}
      />
    </>
  );
}
