import { t } from '../../../../../../domain/language';
import { LISTING_FIELDS } from '../../../../../../domain/listing/fields';
import { availabilityText, productPriceText } from '../../../../../../domain/listing/productText';
import { formLabelOf } from '../../../../../entities/business/businessForm';
import {
  isUntouched,
  NO_PRODUCT,
  toChosenProduct,
  type ProductValues,
} from '../../../../../entities/business/productForm';
import { EntriesField } from '../../../../../ui/fields/EntriesField';
import { useOnUpload } from '../../form/uploadContext';
import { ProductEditor } from './ProductEditor';

const MOST = LISTING_FIELDS.products.limits.maxItems;

const textsOf = (typed: ProductValues) => {
  const sold = toChosenProduct(typed);
  const text = `${productPriceText(sold)} · ${availabilityText(sold)}`;
  return { title: sold.name, text, picture: typed.picture };
};

/** What the business sells, in order. */
export const ProductsField = () => (
  <EntriesField
    name="products"
    label={formLabelOf('products')}
    help={t('Up to {most}. People find your business by their names.', { most: MOST })}
    one={t('Product')}
    many={t('Products')}
    firstField="name"
    empty={NO_PRODUCT}
    most={MOST}
    isUntouched={isUntouched}
    textsOf={textsOf}
    editor={(props) => <ProductEditor {...props} />}
    onSending={useOnUpload()}
  />
);
