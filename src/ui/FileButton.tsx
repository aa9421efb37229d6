import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import { HiddenInput } from './fields/HiddenInput';

const Frame = styled('div')(({ theme }) => ({
  '& label:focus-within': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

interface Props {
  /** What the button says. */
  children: ReactNode;
  /** Formats, as `accept` of an input lists them. */
  accept: string;
  /** The id of the words that explain it. */
  describedBy: string;
  variant?: ButtonProps['variant'];
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** Chooses one file; the same one can be chosen again. */
export function FileButton(props: Props) {
  const {
    children,
    accept,
    describedBy,
    variant = 'contained',
    disabled = false,
    onChoose,
  } = props;
  const id = useId();
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(currentTarget.files ?? []);
    currentTarget.value = '';
    if (file) onChoose(file);
  }
  return (
    <Frame>
      {/* The input inside takes focus and keys; the label only looks like a button. */}
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant={variant}
        disabled={disabled}
      >
        <span id={id}>{children}</span>
        <HiddenInput
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={choose}
          aria-labelledby={id}
          aria-describedby={describedBy}
        />
      </Button>
    </Frame>
  );
}
