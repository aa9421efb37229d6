import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { use, type MouseEvent, type RefObject } from 'react';
import { plural, t } from '../../../domain/language';
import { fieldId, FormScope } from './fieldState';

interface Props {
  /** Labels by field name, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  ref: RefObject<HTMLDivElement | null>;
}

const Box = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderRadius: 10,
  border: `2px solid ${theme.vars.palette.error.main}`,
  '& > p': { margin: 0, fontWeight: 600 },
  '& > ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
  '& a': { display: 'inline-block', paddingBlock: 3 },
}));

/** Links the fields to correct; a failed submit moves focus here. */
export function ErrorSummary({ labels, ref }: Props) {
  const scope = use(FormScope);
  const { errors, submitCount } = useFormikContext<Record<string, unknown>>();
  const wrong = Object.entries(labels).filter(([name]) => errors[name] !== undefined);
  if (submitCount === 0 || wrong.length === 0) return null;
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <Box ref={ref} role="group" aria-label={t('Fields to correct')} tabIndex={-1}>
      <p>{plural(wrong.length, 'Please correct this field:', '# fields need to be corrected:')}</p>
      <ul>
        {wrong.map(([name, label]) => (
          <li key={name}>
            <Link
              href={`#${fieldId(scope, name)}`}
              onClick={(event) => go(event, fieldId(scope, name))}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
