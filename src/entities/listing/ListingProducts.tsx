import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import type { Product } from '../../../domain/contract/product';
import { availabilityText, productPriceText } from '../../../domain/listing/productText';
import { PhotoButton } from '../../ui/PhotoButton';

const Root = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: theme.spacing(1.5),
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    display: 'flex',
    gap: theme.spacing(2),
    maxWidth: 'none',
    margin: 0,
    padding: theme.spacing(1.5, 2),
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
  '& .picture': { flex: '0 0 96px' },
  '& p': { margin: 0 },
}));

interface ItemProps {
  product: Product;
  lang: string | undefined;
}

function ProductItem({ product, lang }: ItemProps) {
  const { name, picture } = product;
  return (
    <li>
      {picture && (
        <div className="picture">
          <PhotoButton photo={picture} alt={name} ratio="1 / 1" sizes="96px" />
        </div>
      )}
      <div>
        <Typography variant="h5" component="h3" lang={lang}>
          {name}
        </Typography>
        <Typography>{productPriceText(product)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {availabilityText(product)}
        </Typography>
      </div>
    </li>
  );
}

interface Props {
  products: Listing['products'];
  /** Of the words of the business, where it is not that of the page. */
  lang: string | undefined;
}

/** What the business sells, in its order. */
export function ListingProducts({ products, lang }: Props) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <Root>
      <Typography id={headingId} variant="h3" component="h2">
        {t('Products and services')}
      </Typography>
      <ul aria-labelledby={headingId}>
        {products.map((product, index) => (
          <ProductItem key={index} product={product} lang={lang} />
        ))}
      </ul>
    </Root>
  );
}
