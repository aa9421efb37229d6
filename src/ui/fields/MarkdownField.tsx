import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { t } from '../../../domain/language';
import { Markdown } from '../Markdown';
import { FieldFrame } from './FieldFrame';
import { useFieldState } from './fieldState';
import { keepFocus } from './keepFocus';

/** When the toolbar cannot be loaded, the field works without it. */
const MarkdownToolbar = lazy(() =>
  import(/* webpackChunkName: "markdown-toolbar" */ './MarkdownToolbar').catch(() => ({
    default: () => null,
  })),
);

const Input = styled(OutlinedInput)({ '&.MuiInputBase-multiline': { paddingBlock: 0 } });

const Tools = styled('div')(({ theme }) => ({ minHeight: 44, marginBottom: theme.spacing(1) }));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

const Shown = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(1),
  padding: theme.spacing(2),
  borderRadius: 10,
  border: `1px dashed ${theme.vars.palette.control}`,
}));

interface Props {
  name: string;
  label: string;
  help: string;
  maxLength: number;
  required?: boolean;
  /** How the page shows the text, where it is not a description. */
  preview?: (text: string) => ReactNode;
  /** Shown below the text; can add a line of its own below the one with the cursor. */
  tools?: (addLine: (line: string) => void) => ReactNode;
}

/** The text with a line of its own below the one in which the cursor is. */
function withLine(text: string, cursor: number, line: string): string {
  const end = text.indexOf('\n', cursor);
  const before = (end < 0 ? text : text.slice(0, end)).trimEnd();
  const after = end < 0 ? '' : text.slice(end).trimStart();
  return [before, line, after].filter((part) => part !== '').join('\n\n');
}

/** A text in Markdown, with a toolbar above and a preview below. */
export function MarkdownField(props: Props) {
  const { name, label, help, maxLength, required = false, preview, tools } = props;
  const { field, helpers, describedBy, ...frame } = useFieldState<string>(name, help);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isShown, setIsShown] = useState(false);
  const shownId = useId();
  const takeOver = () => {
    const text = area.current?.value ?? field.value;
    if (text !== field.value) void helpers.setValue(text);
  };
  const addLine = (line: string) => {
    const input = document.getElementById(frame.id);
    const isArea = input instanceof HTMLTextAreaElement;
    const cursor = isArea ? input.selectionEnd : field.value.length;
    void helpers.setValue(withLine(field.value, cursor, line));
  };
  return (
    <div>
      <FieldFrame {...frame} label={label} help={help}>
        <Tools>
          <Suspense>
            <MarkdownToolbar
              field={frame.id}
              label={t('Format: {name}', { name: label.replace(/ \([^()]*\)$/, '') })}
              onApplied={takeOver}
            />
          </Suspense>
        </Tools>
        <Input
          {...field}
          id={frame.id}
          inputRef={area}
          multiline
          minRows={10}
          slotProps={{
            input: {
              'aria-describedby': describedBy,
              'aria-required': required,
              autoCapitalize: 'sentences',
              maxLength,
              spellCheck: true,
            },
          }}
        />
      </FieldFrame>
      <Buttons>
        <Button
          {...keepFocus}
          variant="outlined"
          size="small"
          aria-expanded={isShown}
          aria-controls={isShown ? shownId : undefined}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t('Hide the formatted text') : t('Show the formatted text')}
        </Button>
        {tools?.(addLine)}
      </Buttons>
      {isShown && (
        <Shown id={shownId} aria-label={t('Formatted text')}>
          {field.value.trim()
            ? (preview?.(field.value) ?? <Markdown>{field.value}</Markdown>)
            : t('You have not written anything yet.')}
        </Shown>
      )}
    </div>
  );
}
