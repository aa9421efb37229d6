import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { useField, useFormikContext } from 'formik';
import { use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '../../../domain/language';
import { EntrySummary, type EntryTexts } from './EntrySummary';
import { ErrorLine } from './FieldFrame';
import { fieldId, FormScope } from './fieldState';
import { usableButton } from './usableButton';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: theme.spacing(0.5),
    maxWidth: 760,
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

/** What is wrong with each field of an entry; null for nothing. */
function faultsOf(errors: unknown, index: number): object | null {
  const faults: unknown = Array.isArray(errors) ? errors[index] : null;
  return typeof faults === 'object' ? faults : null;
}

export interface EditorProps {
  /** Name of the entry in the form, such as `products[1]`. */
  path: string;
  /** From 1. */
  place: number;
  /** Called when the upload of a picture begins and ends. */
  onSending: (isSending: boolean) => void;
}

interface Props<Entry> {
  name: string;
  label: string;
  help: ReactNode;
  /** What one entry is called, such as "Product", and several. */
  one: string;
  many: string;
  /** The field that has the focus in a new entry. */
  firstField: string;
  empty: Entry;
  most: number;
  /** Nothing was typed: such an entry is left out. */
  isUntouched: (entry: Entry) => boolean;
  textsOf: (entry: Entry, place: number) => EntryTexts;
  editor: (props: EditorProps) => ReactNode;
  onSending?: (isSending: boolean) => void;
}

/** Entries in order; one at a time is edited, in its place. */
export function EntriesField<Entry extends object>(props: Props<Entry>) {
  const { name, label, help, one, many, firstField, empty, most, isUntouched, textsOf, editor } =
    props;
  const { submitCount, isSubmitting, validateForm, setFieldTouched } = useFormikContext();
  const [{ value: entries }, { error: errors }, { setValue }] = useField<readonly Entry[]>(name);
  const scope = use(FormScope);
  const id = fieldId(scope, name);
  const [open, setOpen] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [note, setNote] = useState('');
  const focusNext = useNextFocus();
  const refusal = typeof errors === 'string' ? errors : null;
  const count = entries.length;
  const titleOf = (index: number) => `${one} ${index + 1}`;
  const nameOf = (index: number) => titleOf(index).toLowerCase();

  // A form that was refused opens the first entry that is not complete.
  const attempts = isSubmitting ? 0 : submitCount;
  const [seenAttempts, setSeenAttempts] = useState(0);
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts);
    const first = entries.findIndex((_each, index) => faultsOf(errors, index) !== null);
    if (first >= 0) setOpen(first);
  }

  const inputOf = (index: number, field: string) =>
    document.getElementById(fieldId(scope, `${name}[${index}].${field}`));
  const editButtonOf = (index: number) => document.getElementById(`${id}-${index}-edit`);
  const addButton = () => document.getElementById(`${id}-add`);

  function edit(index: number) {
    setOpen(index);
    setNote('');
    focusNext(() => inputOf(index, firstField));
  }

  function add() {
    void setValue([...entries, empty]);
    edit(count);
  }

  function remove(index: number) {
    void setValue(entries.filter((_each, other) => other !== index));
    setOpen(null);
    setNote(t('{name} is removed.', { name: titleOf(index) }));
    focusNext(addButton);
  }

  function move(from: number, to: number, button: HTMLElement) {
    void setValue(reorder({ list: [...entries], startIndex: from, finishIndex: to }));
    setOpen(null);
    setNote(t('{before} is now {after}.', { before: titleOf(from), after: nameOf(to) }));
    focusNext(() => usableButton(button));
  }

  /** An entry that is not complete stays open, with the focus on what it lacks. */
  async function close(index: number): Promise<void> {
    const entry = entries[index];
    if (!entry || isUntouched(entry)) {
      remove(index);
      return;
    }
    const found: Readonly<Record<string, unknown>> = await validateForm();
    const [first, ...others] = Object.keys(faultsOf(found[name], index) ?? {});
    if (first === undefined) {
      setOpen(null);
      focusNext(() => editButtonOf(index));
      return;
    }
    for (const field of [first, ...others]) {
      void setFieldTouched(`${name}[${index}].${field}`, true, false);
    }
    inputOf(index, first)?.focus();
  }

  const setSending = (isBusy: boolean) => {
    setIsSending(isBusy);
    props.onSending?.(isBusy);
  };

  return (
    <FormControl component="fieldset" error={refusal !== null} id={id} tabIndex={-1}>
      <FormLabel component="legend" error={false} focused={false}>
        {label}
      </FormLabel>
      <FormHelperText error={false}>{help}</FormHelperText>
      {count > 0 && (
        <List aria-label={t('{many}, in order', { many })}>
          {entries.map((entry, index) => {
            const texts = textsOf(entry, index + 1);
            return open === index ? (
              <li key={index} aria-label={titleOf(index)}>
                {editor({ path: `${name}[${index}]`, place: index + 1, onSending: setSending })}
                <div className="moves">
                  <Button
                    variant="contained"
                    disabled={isSending}
                    aria-label={t('Done with {name}', { name: nameOf(index) })}
                    onClick={() => void close(index)}
                  >
                    {t('Done')}
                  </Button>
                  <Button
                    disabled={isSending}
                    aria-label={t('Remove {name}', { name: nameOf(index) })}
                    onClick={() => remove(index)}
                  >
                    {t('Remove')}
                  </Button>
                </div>
              </li>
            ) : (
              <li key={index}>
                <EntrySummary
                  id={`${id}-${index}-edit`}
                  name={nameOf(index)}
                  entry={{
                    ...texts,
                    title: texts.title || titleOf(index),
                    text: faultsOf(errors, index) === null ? texts.text : null,
                  }}
                  isFirst={index === 0}
                  isLast={index === count - 1}
                  isSending={isSending}
                  onEdit={() => edit(index)}
                  onMove={(by, button) => move(index, index + by, button)}
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
        disabled={isSending || count >= most}
        onClick={add}
      >
        {/^[AEIOU]/.test(one)
          ? t('Add an {name}', { name: one.toLowerCase() })
          : t('Add a {name}', { name: one.toLowerCase() })}
      </Button>
      <FormHelperText role="status" error={false}>
        {note}
      </FormHelperText>
      <ErrorLine>{refusal}</ErrorLine>
    </FormControl>
  );
}
