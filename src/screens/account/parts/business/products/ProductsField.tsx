import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { useFormikContext, type FormikErrors } from 'formik';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { LISTING_FIELDS } from '../../../../../../domain/listing/fields';
import { formLabelOf, type BusinessValues } from '../../../../../entities/business/businessForm';
import { isUntouched, NO_PRODUCT } from '../../../../../entities/business/productForm';
import { ErrorLine } from '../../../../../ui/fields/FieldFrame';
import { fieldId, FormScope } from '../../../../../ui/fields/fieldState';
import { useOnUpload } from '../../form/uploadContext';
import { ProductEditor } from './ProductEditor';
import { ProductSummary } from './ProductSummary';

const MOST = LISTING_FIELDS.products.limits.maxItems;

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: theme.spacing(0.5),
    maxWidth: 'none',
    margin: 0,
    padding: theme.spacing(1.5),
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& .summary': { display: 'flex', gap: theme.spacing(1.5), alignItems: 'center' },
  '& .summary img': { objectFit: 'cover', borderRadius: 8 },
  '& .moves': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) },
}));

/** What is wrong with each field of a product; null for nothing. */
function faultsOf({ products }: FormikErrors<BusinessValues>, index: number): object | null {
  const faults = Array.isArray(products) ? products[index] : null;
  return typeof faults === 'object' ? faults : null;
}

/** Moves the focus to what is drawn next, once it is drawn. */
function useNextFocus() {
  const next = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useLayoutEffect(() => {
    const find = next.current;
    next.current = null;
    find?.()?.focus();
  });
  return (find: () => HTMLElement | null | undefined) => {
    next.current = find;
  };
}

/** Of a button that can do no more, the next one beside it that can. */
const usable = (button: HTMLElement): HTMLElement | null | undefined =>
  button.matches(':disabled')
    ? button.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
    : button;

/** What the business sells, in order; one product at a time is edited, in its place. */
export function ProductsField() {
  const { values, errors, submitCount, isSubmitting, ...formik } =
    useFormikContext<BusinessValues>();
  const { setValues, validateForm, setFieldTouched } = formik;
  const scope = use(FormScope);
  const id = fieldId(scope, 'products');
  const [open, setOpen] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [note, setNote] = useState('');
  const onUpload = useOnUpload();
  const focusNext = useNextFocus();
  const { products } = values;
  const refusal = typeof errors.products === 'string' ? errors.products : null;
  const count = products.length;

  // A form that was refused opens the first product that is not complete.
  const attempts = isSubmitting ? 0 : submitCount;
  const [seenAttempts, setSeenAttempts] = useState(0);
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts);
    const first = products.findIndex((_each, index) => faultsOf(errors, index) !== null);
    if (first >= 0) setOpen(first);
  }

  const inputOf = (index: number, name: string) =>
    document.getElementById(fieldId(scope, `products[${index}].${name}`));
  const editButtonOf = (index: number) => document.getElementById(`${id}-${index}-edit`);
  const addButton = () => document.getElementById(`${id}-add`);
  const set = (change: (before: typeof products) => typeof products) =>
    void setValues((before) => ({ ...before, products: change(before.products) }));

  function edit(index: number) {
    setOpen(index);
    setNote('');
    focusNext(() => inputOf(index, 'name'));
  }

  function add() {
    set((before) => [...before, NO_PRODUCT]);
    edit(count);
  }

  function remove(index: number) {
    set((before) => before.filter((_each, other) => other !== index));
    setOpen(null);
    setNote(`Product ${index + 1} is removed.`);
    focusNext(addButton);
  }

  function move(from: number, to: number, button: HTMLElement) {
    set((list) => reorder({ list, startIndex: from, finishIndex: to }));
    setOpen(null);
    setNote(`Product ${from + 1} is now product ${to + 1}.`);
    focusNext(() => usable(button));
  }

  /** A product that is not complete stays open, with the focus on what it lacks. */
  async function close(index: number): Promise<void> {
    const product = products[index];
    if (!product || isUntouched(product)) {
      remove(index);
      return;
    }
    const faults = faultsOf(await validateForm(), index);
    const [first, ...others] = Object.keys(faults ?? {});
    if (first === undefined) {
      setOpen(null);
      focusNext(() => editButtonOf(index));
      return;
    }
    for (const name of [first, ...others]) {
      void setFieldTouched(`products[${index}].${name}`, true, false);
    }
    inputOf(index, first)?.focus();
  }

  return (
    <FormControl component="fieldset" error={refusal !== null} id={id} tabIndex={-1}>
      <FormLabel component="legend" error={false} focused={false}>
        {formLabelOf('products')}
      </FormLabel>
      <FormHelperText error={false}>
        Up to {MOST}. People find your business by their names.
      </FormHelperText>
      {count > 0 && (
        <List aria-label="Products, in order">
          {products.map((product, index) => {
            const isFaulty = faultsOf(errors, index) !== null;
            return open === index ? (
              <li key={index} aria-label={`Product ${index + 1}`}>
                <ProductEditor
                  index={index}
                  isSending={isSending}
                  onSending={(isBusy) => {
                    setIsSending(isBusy);
                    onUpload(isBusy);
                  }}
                  onDone={() => void close(index)}
                  onRemove={() => remove(index)}
                />
              </li>
            ) : (
              <li key={index}>
                <ProductSummary
                  id={`${id}-${index}-edit`}
                  product={product}
                  index={index}
                  count={count}
                  isFaulty={isFaulty}
                  isSending={isSending}
                  onEdit={() => edit(index)}
                  onMove={(to, button) => move(index, to, button)}
                  onRemove={() => remove(index)}
                />
              </li>
            );
          })}
        </List>
      )}
      <Button
        id={`${id}-add`}
        variant="outlined"
        sx={{ alignSelf: 'flex-start', my: 1 }}
        disabled={isSending || count >= MOST}
        onClick={add}
      >
        Add a product
      </Button>
      <FormHelperText role="status" error={false}>
        {note}
      </FormHelperText>
      <ErrorLine>{refusal}</ErrorLine>
    </FormControl>
  );
}
