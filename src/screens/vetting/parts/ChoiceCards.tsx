import { styled } from '@mui/material/styles';
import type { VettingOption } from '../../../../domain/vetting/types';

/** Three lines in half of a phone's width, none of whose words is cut. */
const SHORT = 36;
const SHORT_WORD = 13;

const isShort = ({ label }: VettingOption): boolean =>
  label.length <= SHORT && label.split(' ').every((word) => word.length <= SHORT_WORD);

/** Those that stand side by side: two short ones in a row. */
function pairedOptions(options: readonly VettingOption[]): ReadonlySet<number> {
  const paired = new Set<number>();
  options.forEach((option, index) => {
    const next = options[index + 1];
    if (paired.has(option.id) || !next || !isShort(option) || !isShort(next)) return;
    paired.add(option.id).add(next.id);
  });
  return paired;
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(0.25),
  maxWidth: '44rem',
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(0.75) },
}));

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gridColumn: '1 / -1',
  gap: theme.spacing(1.25),
  minHeight: 44,
  padding: theme.spacing(0.25, 1.25),
  borderRadius: 10,
  // Two lines are no higher than a thumb.
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.35,
  [theme.breakpoints.up('sm')]: { fontSize: theme.typography.body1.fontSize },
  '&[data-paired="true"]': {
    gridColumn: 'auto',
    gap: theme.spacing(1),
    paddingInline: theme.spacing(1),
    [theme.breakpoints.up('sm')]: { gap: theme.spacing(1.25), paddingInline: theme.spacing(1.25) },
  },
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.subtle,
  },
  '&:has(input:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&:has(input:disabled)': { cursor: 'default' },
}));

interface Props {
  type: 'radio' | 'checkbox';
  /** Keeps the group's radios apart from others. */
  name: string;
  options: readonly VettingOption[];
  chosen: readonly number[];
  /** Whether as many are chosen as may be. */
  isFull: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  disabled: boolean;
  onChoose: (id: number) => void;
}

/** The options of a question, each as large as a thumb. */
export function ChoiceCards(props: Props) {
  const { type, name, options, chosen, isFull, labelledBy, describedBy, disabled, onChoose } =
    props;
  const paired = pairedOptions(options);
  return (
    <Choices
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {options.map(({ id, label, is_exclusive }) => (
        <Choice key={id} data-paired={paired.has(id)}>
          <input
            type={type}
            name={name}
            checked={chosen.includes(id)}
            disabled={disabled || (isFull && !is_exclusive && !chosen.includes(id))}
            onChange={() => onChoose(id)}
          />
          {label}
        </Choice>
      ))}
    </Choices>
  );
}
