import '@github/markdown-toolbar-element';
import { styled } from '@mui/material/styles';
import { createElement, type ReactNode } from 'react';
import { msg, t } from '../../../domain/language';

const BUTTONS = [
  { style: 'bold', label: msg('Bold') },
  { style: 'italic', label: msg('Italic') },
  { style: 'header-2', label: msg('Heading') },
  { style: 'unordered-list', label: msg('List') },
  { style: 'ordered-list', label: msg('Numbered list') },
  { style: 'quote', label: msg('Quote') },
  { style: 'link', label: msg('Link') },
] as const;

const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  '& button': {
    ...theme.typography.body2,
    minHeight: 44,
    minWidth: 44,
    padding: theme.spacing(0, 1.25),
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: theme.vars.palette.background.subtle },
}));

interface Props {
  /** Id of the text area that it writes into. */
  field: string;
  label: string;
  /** The text area may have another text now. */
  onApplied: () => void;
}

/** Marks up what is selected in a text area; arrow keys move between its buttons. */
export default function MarkdownToolbar({ field, label, onApplied }: Props): ReactNode {
  const buttons = (
    <Row onClick={onApplied} onKeyDown={onApplied} role="presentation">
      {BUTTONS.map(({ style, label: name }) => (
        <button key={style} type="button" data-md-button={style}>
          {t(name)}
        </button>
      ))}
    </Row>
  );
  return createElement('markdown-toolbar', { for: field, 'aria-label': label }, buttons);
}
