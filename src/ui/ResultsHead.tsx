import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { t } from '../../domain/language';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  minHeight: 44,
  marginTop: theme.spacing(3),
  '& > nav': { marginInlineStart: 'auto' },
  '&[data-dense]': { marginTop: theme.spacing(0.5) },
  '@media (pointer: fine)': { '&[data-dense]': { minHeight: 36 } },
}));

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  level?: 'h2' | 'h3';
  /** How many there are, in words. */
  count: string;
  onClear: (() => void) | null;
  /** Close to what stands above it. */
  isDense?: boolean;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/** The heading of a filtered list; every change of its count is announced. */
export const ResultsHead = ({
  heading,
  level = 'h2',
  count,
  onClear,
  isDense = false,
  children,
}: Props) => (
  <Head data-dense={isDense || undefined}>
    <div role="status">
      <Typography
        ref={heading}
        variant="h4"
        component={level}
        tabIndex={-1}
        sx={{ scrollMarginTop: 16 }}
        // It may name a month, as the browser calls it.
        suppressHydrationWarning
      >
        {count}
      </Typography>
    </div>
    {onClear && (
      <Button variant="text" size="small" onClick={onClear}>
        {t('Clear filters')}
      </Button>
    )}
    {children}
  </Head>
);
