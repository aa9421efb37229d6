import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { useField, useFormikContext } from 'formik';
import {
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
} from 'react';
import { plural, t } from '../../../../../../domain/language';
import type { ChosenPicture } from '../../../../../../domain/contract/picture';
import { LISTING_FIELDS } from '../../../../../../domain/listing/fields';
import { UPLOAD_RULES } from '../../../../../../domain/uploadRules';
import { useUpload } from '../../../../../api/uploadsApi';
import { formLabelOf, type BusinessValues } from '../../../../../entities/business/businessForm';
import { ErrorLine } from '../../../../../ui/fields/FieldFrame';
import { fieldId, FormScope } from '../../../../../ui/fields/fieldState';
import { HiddenInput } from '../../../../../ui/fields/HiddenInput';
import { describeRules } from '../../../../../ui/fields/fileRules';
import { usableButton } from '../../../../../ui/fields/usableButton';
import { PendingPhotos } from './PendingPhotos';
import { PhotoItem } from './PhotoItem';
import { usePhotoQueue, type PendingPhoto } from './usePhotoQueue';

const MOST = LISTING_FIELDS.pictures.limits.maxItems;

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Choose = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  '& label': { outlineOffset: 2 },
  '& label:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}` },
}));

/** Why the form cannot be sent yet. */
function waitingFor(pending: readonly PendingPhoto[]): string | undefined {
  if (pending.some(({ fault }) => fault === null)) {
    return t('Please wait until your photos are sent.');
  }
  if (pending.length === 0) return undefined;
  return plural(
    pending.length,
    '# photo could not be sent. Try again, or leave out what cannot be sent.',
    '# photos could not be sent. Try again, or leave out what cannot be sent.',
  );
}

const leftOutText = (left: number): string =>
  plural(
    left,
    '# photo left out: there is room for {most}.',
    '# photos left out: there is room for {most}.',
    { most: MOST },
  );

const movedText = (from: number, to: number): string =>
  to === 1
    ? t('Photo {from} is now the cover.', { from })
    : t('Photo {from} is now photo {to}.', { from, to });

/**
 * Puts the focus back once the list has changed: on the button that was pressed, or on its neighbour where
 * the button can do no more.
 */
function useKeptFocus(pictures: readonly ChosenPicture[], pending: readonly PendingPhoto[]) {
  const kept = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = kept.current;
    kept.current = null;
    if (element) usableButton(element)?.focus();
  }, [pictures, pending]);
  return useCallback((element: HTMLElement | null) => {
    kept.current = element;
  }, []);
}

/** Keeps the form from being sent while photos wait. */
function usePendingFault(pending: readonly PendingPhoto[]) {
  const { validateField } = useFormikContext();
  const hadAny = useRef(false);
  const validate = useCallback(() => waitingFor(pending), [pending]);
  const field = useField<ChosenPicture[]>({ name: 'pictures', validate });
  useEffect(() => {
    // Before any was chosen, an error is what the server refused.
    if (hadAny.current || pending.length > 0) void validateField('pictures');
    hadAny.current = pending.length > 0;
  }, [pending, validateField]);
  return field;
}

/** The photos of a listing, in order: chosen several at a time, made smaller, and sent at once. */
export function PhotosField() {
  const { setValues } = useFormikContext<BusinessValues>();
  const upload = useUpload('image');
  const [note, setNote] = useState('');
  const queue = usePhotoQueue(
    async (file) => (await upload(file)).content_url,
    (src) =>
      void setValues((values) => ({ ...values, pictures: [...values.pictures, { src, alt: '' }] })),
  );
  const { pending } = queue;
  const [{ value: pictures }, meta] = usePendingFault(pending);
  const id = fieldId(use(FormScope), 'pictures');
  const input = useRef<HTMLInputElement>(null);
  const keepFocusOn = useKeptFocus(pictures, pending);
  const free = MOST - pictures.length - pending.length;
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : null;

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(currentTarget.files ?? []);
    currentTarget.value = '';
    const left = files.length - free;
    setNote(left > 0 ? leftOutText(left) : '');
    queue.add(files.slice(0, free));
  }

  const move = useCallback(
    (from: number, to: number, button?: HTMLElement) => {
      keepFocusOn(button ?? null);
      void setValues((values) => ({
        ...values,
        pictures: reorder({ list: values.pictures, startIndex: from, finishIndex: to }),
      }));
      setNote(movedText(from + 1, to + 1));
    },
    [setValues, keepFocusOn],
  );

  function remove(index: number) {
    keepFocusOn(input.current);
    void setValues((values) => ({
      ...values,
      pictures: values.pictures.filter((_each, other) => other !== index),
    }));
    setNote(t('Photo {place} is removed.', { place: index + 1 }));
  }

  return (
    <FormControl component="fieldset" error={error !== null} id={id} tabIndex={-1}>
      <FormLabel component="legend" error={false} focused={false}>
        {formLabelOf('pictures')}
      </FormLabel>
      <FormHelperText id={`${id}-help`} error={false}>
        {t(
          'Up to {most}, {rules} each. The first is the cover. Show only people who agreed to it. What a photo shows is read to people who cannot see it.',
          { most: MOST, rules: describeRules(UPLOAD_RULES.image) },
        )}
      </FormHelperText>
      {pictures.length > 0 && (
        <List aria-label={t('Photos, in order')}>
          {pictures.map((picture, index) => (
            <PhotoItem
              key={picture.src}
              picture={picture}
              index={index}
              count={pictures.length}
              onMove={move}
              onRemove={remove}
            />
          ))}
        </List>
      )}
      <PendingPhotos
        pending={pending}
        onRetry={queue.retry}
        onDrop={({ key }) => {
          keepFocusOn(input.current);
          queue.drop(key);
        }}
      />
      <Choose>
        {/* The input inside takes focus and keys; the label only looks like a button. */}
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          disabled={free <= 0}
        >
          {t('Add photos')}
          <HiddenInput
            ref={input}
            type="file"
            multiple
            accept={UPLOAD_RULES.image.formats.join(',')}
            disabled={free <= 0}
            onChange={choose}
            aria-label={t('Add photos')}
            aria-describedby={`${id}-help`}
          />
        </Button>
      </Choose>
      <FormHelperText role="status" error={false}>
        {note}
      </FormHelperText>
      <ErrorLine>{error}</ErrorLine>
    </FormControl>
  );
}
