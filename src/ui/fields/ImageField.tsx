import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import { t } from '../../../domain/language';
import { useFileAddress } from '../fileAddress';
import { SlowWrite } from '../SlowWrite';
import { ErrorLine } from './FieldFrame';
import { useFieldState } from './fieldState';
import { HiddenInput } from './HiddenInput';
import { describeRules, faultOfFile, faultOfFormat, type FileRules } from './fileRules';
import { preparePhoto } from './preparePhoto';

interface Props {
  /** The value of the field is the `content_url` of the stored file, or empty. */
  name: string;
  label: string;
  help?: string;
  rules: FileRules;
  /** Made smaller before it is sent; a drawing would lose its transparency. */
  isPhoto?: boolean;
  /** Stores the file and gives its `content_url`; rejects with an Error whose message is shown. */
  upload: (file: File) => Promise<string>;
  /** Shows the picture, or a placeholder. */
  preview: (src: string | null) => ReactNode;
  /** Gives a file that was chosen before the form was opened; null where there is none. */
  takeChosen?: (() => Promise<File | null>) | undefined;
  /** Called when an upload begins or ends, so that the form can wait for it. */
  onBusy?: (isBusy: boolean) => void;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  '& label:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}` },
  '& label': { outlineOffset: 2 },
}));

/** A picture that is uploaded as soon as it is chosen; the form sends only its address. */
export function ImageField(props: Props) {
  const { name, label, help, rules, isPhoto = false, upload, preview, onBusy, takeChosen } = props;
  const { field, helpers, error, ...ids } = useFieldState<string>(name, true);
  const { id, helpId, errorId, describedBy } = ids;
  const addressOf = useFileAddress();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const message = fault ?? error;

  async function send(file: File) {
    setSending(file.name);
    onBusy?.(true);
    try {
      await helpers.setValue(await upload(isPhoto ? await preparePhoto(file, rules) : file));
    } catch (thrown) {
      setFault(thrown instanceof Error ? thrown.message : String(thrown));
    }
    setSending(null);
    onBusy?.(false);
  }

  const hasTaken = useRef(false);
  const startWithChosen = useEffectEvent(async () => {
    // React begins effects again after another part of the page was waited for.
    if (hasTaken.current) return;
    hasTaken.current = true;
    const file = await takeChosen?.();
    if (file) start(file);
  });
  useEffect(() => void startWithChosen(), []);

  function start(file: File) {
    const found = isPhoto ? faultOfFormat(file, rules) : faultOfFile(file, rules);
    setFault(found);
    if (found === null) void send(file);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(currentTarget.files ?? []);
    currentTarget.value = '';
    if (file) start(file);
  }

  function remove() {
    setFault(null);
    void helpers.setValue('');
    input.current?.focus();
  }

  return (
    <FormControl fullWidth error={message !== null}>
      <FormLabel id={`${id}-label`} htmlFor={id} error={false} focused={false}>
        {label}
      </FormLabel>
      <Row>
        {preview(addressOf(field.value))}
        {/* The input inside takes focus and keys; the label only looks like a button. */}
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          disabled={sending !== null}
        >
          <span id={`${id}-choose`}>
            {field.value ? t('Choose another file') : t('Choose a file')}
          </span>
          <HiddenInput
            ref={input}
            id={id}
            type="file"
            accept={rules.formats.join(',')}
            disabled={sending !== null}
            onChange={choose}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={message ? `${helpId} ${errorId}` : describedBy}
            aria-invalid={message !== null}
          />
        </Button>
        {field.value && sending === null && (
          <Button id={`${id}-remove`} onClick={remove} aria-labelledby={`${id}-remove ${id}-label`}>
            {t('Remove')}
          </Button>
        )}
      </Row>
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
        {[help, `${describeRules(rules)}.`].filter(Boolean).join(' ')}
      </FormHelperText>
      <ErrorLine id={errorId} role="alert">
        {message}
      </ErrorLine>
    </FormControl>
  );
}
