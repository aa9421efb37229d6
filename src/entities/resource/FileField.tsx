import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ChangeEvent } from 'react';
import { t } from '../../../domain/language';
import type { Encoding } from '../../../domain/contract/resource';
import { sizeText } from './resourceTexts';
import { SlowWrite } from '../../ui/SlowWrite';
import { ErrorLine } from '../../ui/fields/FieldFrame';
import { useFieldState } from '../../ui/fields/fieldState';
import { describeRules, faultOfFile, type FileRules } from '../../ui/fields/fileRules';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    minHeight: 44,
    maxWidth: 'none',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .name': { flex: '1 1 10rem', fontWeight: 600, overflowWrap: 'anywhere' },
}));

const Choose = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  '& label': { outlineOffset: 2 },
  '& label:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}` },
}));

/** Not seen, yet reached by keyboard and read out; the button around it is what one sees. */
const Input = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

interface Props {
  /** The value of the field is the stored files. */
  name: string;
  label: string;
  help: string;
  rules: FileRules;
  max: number;
  /** Stores the file; rejects with an Error whose message is shown. */
  upload: (file: File) => Promise<Encoding>;
  /** Called when an upload begins or ends, so that the form can wait for it. */
  onBusy: (isBusy: boolean) => void;
}

/** Files that are sent as soon as they are chosen, one after the other. */
export function FileField({ name, label, help, rules, max, upload, onBusy }: Props) {
  const { field, helpers, error, ...ids } = useFieldState<Encoding[]>(name, true);
  const { id, helpId, errorId, describedBy } = ids;
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const message = fault ?? error;
  const isFull = field.value.length >= max;

  async function send(file: File) {
    setSending(file.name);
    onBusy(true);
    try {
      const stored = await upload(file);
      await helpers.setValue([...field.value, stored]);
    } catch (thrown) {
      setFault(thrown instanceof Error ? thrown.message : String(thrown));
    }
    setSending(null);
    onBusy(false);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(currentTarget.files ?? []);
    currentTarget.value = '';
    if (!file) return;
    const found = faultOfFile(file, rules);
    setFault(found);
    if (found === null) void send(file);
  }

  function remove(contentUrl: string) {
    setFault(null);
    void helpers.setValue(field.value.filter(({ content_url }) => content_url !== contentUrl));
    input.current?.focus();
  }

  return (
    <FormControl fullWidth error={message !== null}>
      <FormLabel id={`${id}-label`} htmlFor={id} error={false} focused={false}>
        {label}
      </FormLabel>
      {field.value.length > 0 && (
        <List aria-labelledby={`${id}-label`}>
          {field.value.map((file) => (
            <li key={file.content_url}>
              <span className="name">{file.name}</span>
              <span>{sizeText(file.content_size)}</span>
              <Button
                onClick={() => remove(file.content_url)}
                disabled={sending !== null}
                aria-label={t('Remove {name}', { name: file.name })}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </List>
      )}
      <Choose>
        {/* The input inside takes focus and keys; the label only looks like a button. */}
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          disabled={sending !== null || isFull}
        >
          <span id={`${id}-choose`}>
            {field.value.length ? t('Add another file') : t('Add a file')}
          </span>
          <Input
            ref={input}
            id={id}
            type="file"
            accept={rules.formats.join(',')}
            disabled={sending !== null || isFull}
            onChange={choose}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={message ? `${helpId} ${errorId}` : describedBy}
            aria-invalid={message !== null}
          />
        </Button>
      </Choose>
      <div role="status">
        {sending !== null && (
          <>
            {t('Sending {name}…', { name: sending })}
            <LinearProgress aria-hidden />
          </>
        )}
      </div>
      {sending !== null && <SlowWrite />}
      <FormHelperText id={helpId} error={false}>
        {help} {t('{rules}, at most {max}.', { rules: describeRules(rules), max })}
      </FormHelperText>
      <ErrorLine id={errorId} role="alert">
        {message}
      </ErrorLine>
    </FormControl>
  );
}
