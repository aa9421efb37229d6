import { msg, t } from '../../../../domain/language';
import { UPLOAD_RULES } from '../../../../domain/contract/upload';
import type { Encoding } from '../../../../domain/contract/resource';
import { RESOURCE_LIMITS } from '../../../../domain/fieldLimits';
import { LIMIT_MESSAGES } from '../../../../domain/messages';
import { RESOURCE_TYPES } from '../../../../domain/vocabulary';
import { LANGUAGE_OPTIONS } from '../../../entities/fields/languageOptions';
import { optionsOf } from '../../../entities/fields/optionsOf';
import { FileField } from '../../../entities/resource/FileField';
import { FormSection } from '../../../ui/fields/FormSection';
import { MarkdownField } from '../../../ui/fields/MarkdownField';
import { MultiChoice } from '../../../ui/fields/MultiChoice';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { THEME_OPTIONS } from '../../../entities/theme/themeOptions';
import { resourceLabels as labels, type ResourceValues } from '../resourceForm';
import { PostImage, type ImageUpload } from './PostImage';

const TYPE_OPTIONS = optionsOf(RESOURCE_TYPES);

const LICENCES = [
  'CC BY 4.0',
  'CC BY-SA 4.0',
  'CC BY-NC 4.0',
  msg('Public domain'),
  msg('All rights reserved'),
];

/** A licence that was given elsewhere stays among the choices. */
const licenceOptions = (present: string) =>
  ['', ...new Set([...LICENCES, present].filter(Boolean))].map((name) => ({
    value: name,
    label: name ? t(name) : t('Not said'),
  }));

interface Props {
  /** What the form began with. */
  initial: ResourceValues;
  uploadImage: ImageUpload;
  uploadFile: (file: File) => Promise<Encoding>;
  onBusy: (isBusy: boolean) => void;
}

export function ResourceFields({ initial, uploadImage, uploadFile, onBusy }: Props) {
  return (
    <>
      <FormSection title={t('What it is')}>
        <TextField
          name="headline"
          label={t(labels.headline)}
          autoCapitalize="sentences"
          maxLength={120}
          required
        />
        <TextField
          name="abstract"
          label={t(labels.abstract)}
          help={t('20 to 300 characters: what one learns from it, and for whom it is.')}
          autoCapitalize="sentences"
          maxLength={300}
          rows={3}
          required
        />
        <SelectField
          name="resource_type"
          label={t(labels.resource_type)}
          options={TYPE_OPTIONS}
          required
        />
        <MultiChoice
          name="themes"
          label={t(labels.themes)}
          help={LIMIT_MESSAGES.maxItems(RESOURCE_LIMITS.themes.maxItems)}
          options={THEME_OPTIONS}
          max={RESOURCE_LIMITS.themes.maxItems}
        />
      </FormSection>
      <FormSection title={t('The text')}>
        <MarkdownField
          name="description"
          label={t(labels.description)}
          help={t('At least 50 characters. Format it with the buttons above, or with Markdown.')}
          maxLength={20_000}
          required
        />
      </FormSection>
      <FormSection title={t('Where it comes from')}>
        <TextField
          name="author"
          label={t(labels.author)}
          autoCapitalize="words"
          maxLength={120}
          required
        />
        <TextField
          name="publisher"
          label={t(labels.publisher)}
          autoCapitalize="words"
          maxLength={120}
        />
        <TextField
          name="source_url"
          label={t(labels.source_url)}
          help={t('The web address of the original, such as https://example.co.ke/guide')}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          maxLength={300}
        />
        <SelectField
          name="license"
          label={t(labels.license)}
          help={t('What others may do with it.')}
          options={licenceOptions(initial.license)}
        />
        <SelectField name="in_language" label={t(labels.in_language)} options={LANGUAGE_OPTIONS} />
        <TextField
          name="time_required"
          label={t(labels.time_required)}
          help={t('To read or watch it; empty if you do not know.')}
          inputMode="numeric"
          maxLength={5}
        />
      </FormSection>
      <FormSection title={t('Files and cover')}>
        <FileField
          name="files"
          label={t(labels.files)}
          help={t('To download.')}
          rules={UPLOAD_RULES.file}
          max={RESOURCE_LIMITS.files.maxItems}
          upload={uploadFile}
          onBusy={onBusy}
        />
        <PostImage labels={labels} upload={uploadImage} onBusy={onBusy} />
      </FormSection>
    </>
  );
}
