import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { localeFor, t } from '../../../../domain/language';
import type { PostIntent } from '../../../../domain/contract/resource';
import type { EventStatus } from '../../../../domain/vocabulary';
import { BusyButton } from '../../../ui/BusyButton';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { NOT_KEPT } from '../../../ui/fields/storedDraft';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiButton-root': { minHeight: 44 },
}));

type Kind = 'resource' | 'event';

interface Props<Values> {
  kind: Kind;
  /** Null for a post that is not saved yet. */
  status: EventStatus | null;
  isAdmin: boolean;
  isUploading: boolean;
  /** The device keeps what is typed. */
  isKept: boolean;
  savedAt: number | null;
  /** Called with the intent before the form is submitted. */
  onIntent: (intent: PostIntent) => void;
  onPreview: (values: Values) => void;
}

const isPublic = (status: EventStatus | null): boolean =>
  status === 'published' || status === 'cancelled' || status === 'postponed';

/** A public event is cancelled, not hidden: others count on it. */
function draftLabel(kind: Kind, status: EventStatus | null): string | null {
  if (isPublic(status)) return kind === 'event' ? null : t('Take back as a draft');
  return status === 'pending' ? t('Take back as a draft') : t('Save draft');
}

function nextText(kind: Kind, status: EventStatus | null, isAdmin: boolean): string {
  if (isAdmin) return t('What you publish is public immediately.');
  if (!isPublic(status)) {
    return t(
      'Our team reviews every post before it is public, and tells you what to change if needed.',
    );
  }
  return kind === 'event'
    ? t(
        'This is public. A new time, place or price appears at once, and we email the attendees. If you change any other text, the event is hidden until our team has reviewed it.',
      )
    : t('This is public. If you change it, it is hidden until our team has reviewed it.');
}

/** The buttons of the form of a post, and the state of saving. */
export function PostActions<Values>(props: Props<Values>) {
  const { kind, status, isAdmin, isUploading, isKept, savedAt, onIntent, onPreview } = props;
  const { isSubmitting, values, submitForm } = useFormikContext<Values>();
  const saveDraft = () => {
    onIntent('draft');
    void submitForm();
  };
  const draft = draftLabel(kind, status);
  const state = isSubmitting
    ? t('Saving…')
    : savedAt !== null
      ? t('Saved {time}', {
          time: new Date(savedAt).toLocaleTimeString(localeFor(undefined), { timeStyle: 'short' }),
        })
      : isKept
        ? t('What you type is kept on this device until it is saved.')
        : t(NOT_KEPT);
  return (
    <>
      <Row>
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          busy={isSubmitting}
          disabled={isUploading}
          onClick={() => onIntent('submit')}
        >
          {isAdmin ? t('Publish') : t('Send for review')}
        </BusyButton>
        {draft && (
          <Button
            {...keepFocus}
            variant="outlined"
            disabled={isSubmitting || isUploading}
            onClick={saveDraft}
          >
            {draft}
          </Button>
        )}
        <Button {...keepFocus} variant="text" onClick={() => onPreview(values)}>
          {t('Preview')}
        </Button>
      </Row>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {isUploading ? t('Uploading a file…') : state}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {nextText(kind, status, isAdmin)}{' '}
        {t('By sending it, you agree to the community guidelines.')}
      </Typography>
    </>
  );
}
