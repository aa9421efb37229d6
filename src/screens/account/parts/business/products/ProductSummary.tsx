import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { availabilityText, productPriceText } from '../../../../../../domain/listing/productText';
import { toChosenProduct, type ProductValues } from '../../../../../entities/business/productForm';
import { useFileAddress } from '../../../../../ui/fileAddress';

interface Props {
  id: string;
  product: ProductValues;
  index: number;
  count: number;
  /** It breaks a rule. */
  isFaulty: boolean;
  /** A picture is being sent, whose place must not change. */
  isSending: boolean;
  onEdit: () => void;
  onMove: (to: number, button: HTMLElement) => void;
  onRemove: () => void;
}

/** A product in the list of the form, with what can be done with it. */
export function ProductSummary(props: Props) {
  const { id, product, index, count, isFaulty, isSending, onEdit, onMove, onRemove } = props;
  const address = useFileAddress()(product.picture);
  const place = index + 1;
  const sold = toChosenProduct(product);
  const move = (to: number) => (event: MouseEvent<HTMLElement>) => onMove(to, event.currentTarget);
  return (
    <>
      <div className="summary">
        {address && <img src={`${address}?width=320`} alt="" width={64} height={64} />}
        <div>
          <Typography sx={{ fontWeight: 600 }}>{sold.name || `Product ${place}`}</Typography>
          <Typography variant="body2" sx={{ color: isFaulty ? 'error.main' : 'text.secondary' }}>
            {isFaulty
              ? 'Not complete yet'
              : `${productPriceText(sold)} · ${availabilityText(sold)}`}
          </Typography>
        </div>
      </div>
      <div className="moves">
        <Button
          id={id}
          size="small"
          disabled={isSending}
          aria-label={`Edit product ${place}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          size="small"
          disabled={isSending || index === 0}
          aria-label={`Move product ${place} earlier`}
          onClick={move(index - 1)}
        >
          Earlier
        </Button>
        <Button
          size="small"
          disabled={isSending || index === count - 1}
          aria-label={`Move product ${place} later`}
          onClick={move(index + 1)}
        >
          Later
        </Button>
        <Button
          size="small"
          disabled={isSending}
          aria-label={`Remove product ${place}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </>
  );
}
