import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface Card<Value extends string> {
  value: Value;
  label: string;
  description: string;
  icon: ReactNode;
}

interface Props<Value extends string> {
  legend: string;
  cards: readonly Card<Value>[];
  value: Value | null;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  '& legend': { padding: 0, marginBottom: theme.spacing(1), fontWeight: 600 },
}));

const Choice = styled('label')({ position: 'relative', display: 'grid', cursor: 'pointer' });

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const Face = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  alignContent: 'start',
  padding: theme.spacing(2),
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > svg': { gridRow: 'span 2', color: theme.vars.palette.primary.main },
  'input:checked + &': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.subtle,
  },
  'input:focus-visible + &': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const Label = styled('span')({ fontWeight: 600 });

const Description = styled('span')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** One of a few, each a card that explains itself. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, cards, value, disabled = false, onChange } = props;
  const id = useId();
  return (
    <Group disabled={disabled}>
      <legend>{legend}</legend>
      {cards.map((card) => (
        <Choice key={card.value}>
          <Input
            type="radio"
            name={id}
            checked={card.value === value}
            onChange={() => onChange(card.value)}
            aria-labelledby={`${id}${card.value}-label`}
            aria-describedby={`${id}${card.value}-description`}
          />
          <Face>
            {card.icon}
            <Label id={`${id}${card.value}-label`}>{card.label}</Label>
            <Description id={`${id}${card.value}-description`}>{card.description}</Description>
          </Face>
        </Choice>
      ))}
    </Group>
  );
}
