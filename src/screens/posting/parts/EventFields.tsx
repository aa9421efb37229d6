import { useFormikContext } from 'formik';
import { t } from '../../../../domain/language';
import { COUNTIES } from '../../../../domain/counties';
import { EVENT_LIMITS } from '../../../../domain/fieldLimits';
import { LIMIT_MESSAGES } from '../../../../domain/messages';
import { ATTENDANCE_MODES } from '../../../../domain/vocabulary';
import { MODE_LABELS } from '../../../entities/event/eventTexts';
import { LANGUAGE_OPTIONS } from '../../../entities/fields/languageOptions';
import { optionOf } from '../../../entities/fields/optionsOf';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { FormSection } from '../../../ui/fields/FormSection';
import { MarkdownField } from '../../../ui/fields/MarkdownField';
import { MultiChoice } from '../../../ui/fields/MultiChoice';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { THEME_OPTIONS } from '../../../entities/theme/themeOptions';
import { eventLabels as labels, type EventValues } from '../eventForm';
import { EventRepeat } from './EventRepeat';
import { EventTimes } from './EventTimes';
import { PostImage, type ImageUpload } from './PostImage';

const MODE_OPTIONS = ATTENDANCE_MODES.map((mode) => optionOf(mode, MODE_LABELS[mode]));
const COUNTY_OPTIONS = [
  { value: '', label: '' },
  ...COUNTIES.map(({ code, name }) => ({ value: code, label: name })),
];

function Where() {
  const { values } = useFormikContext<EventValues>();
  const mode = values.attendance_mode;
  return (
    <FormSection title={t('Where')}>
      <SelectField
        name="attendance_mode"
        label={t(labels.attendance_mode)}
        options={MODE_OPTIONS}
      />
      {mode !== 'online' && (
        <>
          <TextField
            name="place_name"
            label={t(labels.place_name)}
            help={t('The name of the hall, park or shop.')}
            autoCapitalize="words"
            maxLength={120}
            required
          />
          <TextField
            name="street_address"
            label={t(labels.street_address)}
            autoCapitalize="words"
            maxLength={200}
          />
          <SelectField name="county" label={t(labels.county)} options={COUNTY_OPTIONS} />
        </>
      )}
      {mode !== 'in_person' && (
        <TextField
          name="online_url"
          label={t(labels.online_url)}
          help={t('Only attendees see it. It starts with https://')}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          maxLength={300}
          required
        />
      )}
    </FormSection>
  );
}

function Coming() {
  return (
    <FormSection title={t('Places and price')}>
      <TextField
        name="maximum_attendee_capacity"
        label={t(labels.maximum_attendee_capacity)}
        help={t('How many people can attend. Leave empty for no limit.')}
        inputMode="numeric"
        maxLength={7}
      />
      <TextField
        name="price"
        label={t(labels.price)}
        help={t('In Kenyan shillings. Leave empty if the event is free.')}
        inputMode="numeric"
        maxLength={9}
      />
      <TextField
        name="booking_url"
        label={t(labels.booking_url)}
        help={t('Where people pay or book, such as https://example.co.ke/tickets')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        maxLength={300}
      />
      <CheckboxField
        name="members_only"
        label={t(labels.members_only)}
        help={t('Visitors see the name, the summary and the time; the rest is for members.')}
      />
    </FormSection>
  );
}

interface Props {
  /** What the form began with. */
  initial: EventValues;
  /** Of a series whose dates are published; null for other events. */
  seriesRule: string | null;
  uploadImage: ImageUpload;
  onBusy: (isBusy: boolean) => void;
}

export function EventFields({ initial, seriesRule, uploadImage, onBusy }: Props) {
  return (
    <>
      <FormSection title={t('What it is')}>
        <TextField
          name="name"
          label={t(labels.name)}
          autoCapitalize="sentences"
          maxLength={120}
          required
        />
        <TextField
          name="summary"
          label={t(labels.summary)}
          help={t('20 to 300 characters: what happens, and for whom it is.')}
          autoCapitalize="sentences"
          maxLength={300}
          rows={3}
          required
        />
      </FormSection>
      <EventTimes zone={initial.timezone} />
      <EventRepeat rule={seriesRule} />
      <Where />
      <FormSection title={t('The text')}>
        <MultiChoice
          name="themes"
          label={t(labels.themes)}
          help={LIMIT_MESSAGES.maxItems(EVENT_LIMITS.themes.maxItems)}
          options={THEME_OPTIONS}
          max={EVENT_LIMITS.themes.maxItems}
        />
        <MarkdownField
          name="description"
          label={t(labels.description)}
          help={t(
            'At least 50 characters: the plan of the day, what to bring, and how people with different abilities take part.',
          )}
          maxLength={20_000}
          required
        />
        <TextField
          name="organizer"
          label={t(labels.organizer)}
          autoCapitalize="words"
          maxLength={120}
          required
        />
        <SelectField name="in_language" label={t(labels.in_language)} options={LANGUAGE_OPTIONS} />
      </FormSection>
      <Coming />
      <FormSection title={t('Cover')}>
        <PostImage labels={labels} upload={uploadImage} onBusy={onBusy} />
      </FormSection>
    </>
  );
}
