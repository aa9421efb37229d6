import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { t } from '../../../domain/language';
import { icon } from '../../ui/icon';
import { overlayColor } from '../../ui/overlayColor';

/** There the filters open in a sheet; elsewhere, and without scripts, they stand in the page. */
const PHONE = '@media (max-width: 899.95px) and (scripting: enabled)';
const POPOVERS = '@supports selector(:popover-open)';

const FiltersIcon = icon('M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5');

const Opener = styled(Button)({
  '&&': { display: 'none', [PHONE]: { [POPOVERS]: { display: 'inline-flex' } } },
});

const Fields = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{
  columns: number;
}>(({ theme, columns }) => ({
  all: 'unset',
  display: 'grid',
  gap: theme.spacing(1.5),
  gridColumn: '1 / -1',
  '& .sheet-only': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    // The links below replace it.
    '& .narrow-only': { display: 'none' },
  },
  [PHONE]: {
    [POPOVERS]: {
      position: 'fixed',
      inset: 'auto 0 0',
      maxHeight: '85dvh',
      overflow: 'auto',
      padding: theme.spacing(2.5, 2, 3),
      borderRadius: '18px 18px 0 0',
      backgroundColor: theme.vars.palette.background.default,
      '& .sheet-only': { display: 'flex' },
      '&:not(:popover-open)': { display: 'none' },
      '&::backdrop': { backgroundColor: overlayColor('sm') },
    },
  },
}));

interface Props {
  /** How many filters in it are set. */
  chosen: number;
  /** What its button says, which shows the list behind it. */
  show: string;
  /** Where there is room for them. */
  columns?: number;
  onClear: () => void;
  children: ReactNode;
}

/**
 * The filters: in the page, or on a phone in a sheet that the browser itself opens and closes. They apply at once,
 * so its button may say how many there are behind it.
 */
export function FilterSheet({ chosen, show, columns = 3, onClear, children }: Props) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  return (
    <>
      <Opener variant="outlined" className="filters" startIcon={<FiltersIcon />} popoverTarget={id}>
        {chosen > 0 ? t('Filters ({chosen})', { chosen }) : t('Filters')}
      </Opener>
      <Fields
        ref={sheet}
        id={id}
        columns={columns}
        popover="auto"
        role="group"
        aria-label={t('Filters')}
        onToggle={({ newState }) => {
          isOpen.current = newState === 'open';
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          const isLeft = relatedTarget && !currentTarget.contains(relatedTarget);
          // It would cover what has the focus.
          if (isOpen.current && isLeft) currentTarget.hidePopover();
        }}
      >
        <Typography variant="h4" component="h2" className="sheet-only">
          {t('Filters')}
        </Typography>
        {children}
        <div className="sheet-only">
          <Button
            variant="contained"
            fullWidth
            sx={{ px: 1, whiteSpace: 'nowrap' }}
            onClick={() => sheet.current?.hidePopover()}
          >
            {show}
          </Button>
          {chosen > 0 && (
            <Button variant="text" onClick={onClear} sx={{ flexShrink: 0 }}>
              {t('Clear filters')}
            </Button>
          )}
        </div>
      </Fields>
    </>
  );
}
