import { useFormikContext } from 'formik';
import { t } from '../../../../../domain/language';
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
  name: 'its name',
  category: 'its sector',
  other_categories: 'its other sectors',
  themes: 'its themes',
  county: 'its county',
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What saving does to the listing, in the words of the rule of `domain/listing/review`. */
export function reviewConsequence(
  saved: ReviewedFacts & { status: PostStatus },
  values: ReviewedFacts & { consent_listing: boolean },
): string {
  const isPublic = saved.status === 'published';
  const next = statusAfterSaving(saved, values, values.consent_listing);
  if (next === 'published') {
    return 'Your listing stays in the directory. What you change shows there as soon as you save.';
  }
  if (next === 'draft') {
    return isPublic
      ? 'You no longer agree to be listed: saving takes your listing out of the directory.'
      : 'Without your consent to be listed, your listing stays a draft that only you see.';
  }
  if (!isPublic)
    return 'Saving sends your listing to our team, which reads it before it is public.';
  const changed = listed.format(reviewedChanges(saved, values).map((fact) => WORDS[fact]));
  return `You change ${changed}. Saving takes your listing out of the directory until our team has read it again.`;
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
