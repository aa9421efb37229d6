import { useFormikContext } from 'formik';
import { localeFor, msg, t } from '../../../../../domain/language';
import type { ReviewedName } from '../../../../../domain/listing/fields';
import {
  reviewedChanges,
  statusAfterSaving,
  type ReviewedFacts,
} from '../../../../../domain/listing/review';
import type { PostStatus } from '../../../../../domain/vocabulary';
import { Notice } from '../../../../ui/Notice';
import type { BusinessValues } from '../../../../entities/business/businessForm';

const WORDS: Record<ReviewedName, string> = {
  name: msg('its name'),
  category: msg('its sector'),
  other_categories: msg('its other sectors'),
  themes: msg('its themes'),
  county: msg('its county'),
};

/** What saving does to the listing, in the words of the rule of `domain/listing/review`. */
export function reviewConsequence(
  saved: ReviewedFacts & { status: PostStatus },
  values: ReviewedFacts & { consent_listing: boolean },
): string {
  const isPublic = saved.status === 'published';
  const next = statusAfterSaving(saved, values, values.consent_listing);
  if (next === 'published') {
    return t(
      'Your listing stays in the directory. What you change shows there as soon as you save.',
    );
  }
  if (next === 'draft') {
    return isPublic
      ? t('You no longer agree to be listed: saving takes your listing out of the directory.')
      : t('Without your consent to be listed, your listing stays a draft that only you see.');
  }
  if (!isPublic) {
    return t('Saving sends your listing to our team, which reads it before it is public.');
  }
  const listed = new Intl.ListFormat(localeFor('en'), { type: 'conjunction' });
  return t(
    'You change {facts}. Saving takes your listing out of the directory until our team has read it again.',
    { facts: listed.format(reviewedChanges(saved, values).map((fact) => t(WORDS[fact]))) },
  );
}

interface Props {
  saved: ReviewedFacts & { status: PostStatus };
  /** To be listed; left out where the form asks for it. */
  consents?: boolean;
}

export function ReviewNotice({ saved, consents }: Props) {
  const { values } = useFormikContext<BusinessValues>();
  return (
    <div role="status" aria-label={t('What saving does')}>
      <Notice tone="info">
        {reviewConsequence(saved, {
          ...values,
          consent_listing: consents ?? values.consent_listing,
        })}
      </Notice>
    </div>
  );
}
