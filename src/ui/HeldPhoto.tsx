import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { t } from '../../domain/language';
import { Cloth } from './illustrations/Cloth';

const Press = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  // Above the link that covers a card.
  zIndex: 1,
  '& > svg': { position: 'absolute', inset: 0 },
  '& > span': {
    position: 'relative',
    padding: theme.spacing(0.5, 1.5),
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    textAlign: 'center',
  },
  '&:focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
}));

interface Props {
  /** Decides the pattern. */
  seed: string;
  /** What the picture shows, or empty. */
  alt: string;
  onAsk: () => void;
}

/** The cloth in place of a picture, which a tap loads. */
export default function HeldPhoto({ seed, alt, onAsk }: Props) {
  return (
    <Press onClick={onAsk} aria-label={alt ? t('Show picture: {alt}', { alt }) : t('Show picture')}>
      <Cloth seed={seed} color="var(--mui-palette-primary-main)" columns={10} rows={4} />
      <span>{t('Show picture')}</span>
    </Press>
  );
}
