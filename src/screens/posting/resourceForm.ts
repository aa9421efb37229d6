import { object, string } from 'yup';
import { msg, t } from '../../../domain/language';
import type {
  Encoding,
  PostIntent,
  Resource,
  ResourcePayload,
} from '../../../domain/contract/resource';
import { RESOURCE_LIMITS } from '../../../domain/fieldLimits';
import { resourceFaults } from '../../../domain/postRules';
import { RESOURCE_TYPES, THEMES } from '../../../domain/vocabulary';
import { listWithin, textWithin } from '../../entities/fields/limitRules';
import { isWithin, wholeNumber } from '../../entities/fields/wholeNumbers';
import { chosenCover, previewCover } from './cover';
import { firstMessages, itemOrFirst } from './postForm';

export interface ResourceValues {
  headline: string;
  abstract: string;
  description: string;
  resource_type: string;
  themes: string[];
  author: string;
  publisher: string;
  source_url: string;
  license: string;
  in_language: string;
  time_required: string;
  files: Encoding[];
  /** The address of its cover, or empty. */
  image: string;
  image_alt: string;
}

export const emptyResource = (author: string): ResourceValues => ({
  headline: '',
  abstract: '',
  description: '',
  resource_type: 'guide',
  themes: [],
  author,
  publisher: '',
  source_url: '',
  license: '',
  in_language: 'en',
  time_required: '',
  files: [],
  image: '',
  image_alt: '',
});

export const resourceLabels = {
  headline: msg('Headline (required)'),
  abstract: msg('Summary (required)'),
  resource_type: msg('Type (required)'),
  themes: msg('Themes (required)'),
  description: msg('Text (required)'),
  author: msg('Author (required)'),
  publisher: msg('Publisher'),
  source_url: msg('Source'),
  license: msg('Licence'),
  in_language: msg('Language'),
  time_required: msg('Minutes it takes'),
  files: msg('Files'),
  image: msg('Cover'),
  image_alt: msg('What the cover shows'),
} as const satisfies Record<keyof ResourceValues, string>;

const { time_required: minutes } = RESOURCE_LIMITS;

/** The rules of single fields; what a review needs besides is in `domain/postRules`. */
export const resourceSchema = object({
  headline: textWithin(RESOURCE_LIMITS.headline),
  abstract: textWithin(RESOURCE_LIMITS.abstract),
  description: textWithin(RESOURCE_LIMITS.description),
  themes: listWithin(RESOURCE_LIMITS.themes),
  author: textWithin(RESOURCE_LIMITS.author),
  publisher: textWithin(RESOURCE_LIMITS.publisher),
  license: textWithin(RESOURCE_LIMITS.license),
  time_required: string().test(
    'minutes',
    () => t(minutes['x-range']),
    isWithin(minutes.minimum, minutes.maximum),
  ),
  files: listWithin(RESOURCE_LIMITS.files),
});

const resourceContent = (values: ResourceValues): Omit<ResourcePayload, 'intent' | 'files'> => ({
  headline: values.headline.trim(),
  abstract: values.abstract.trim(),
  description: values.description.trim(),
  resource_type: itemOrFirst(RESOURCE_TYPES, values.resource_type),
  themes: THEMES.filter((theme) => values.themes.includes(theme)),
  author: values.author.trim(),
  publisher: values.publisher.trim(),
  source_url: values.source_url.trim(),
  license: values.license.trim(),
  in_language: itemOrFirst(['en', 'sw'], values.in_language),
  time_required: wholeNumber(values.time_required) ?? null,
  image: chosenCover(values),
});

export const toResourcePayload = (values: ResourceValues, intent: PostIntent): ResourcePayload => ({
  intent,
  ...resourceContent(values),
  files: values.files.map(({ content_url }) => content_url),
});

/** What the server would refuse. */
export const checkResource = (values: ResourceValues, intent: PostIntent) =>
  firstMessages(resourceFaults(toResourcePayload(values, intent)));

export const toResourceValues = (resource: Resource): ResourceValues => ({
  headline: resource.headline,
  abstract: resource.abstract,
  description: resource.description,
  resource_type: resource.resource_type,
  themes: [...resource.themes],
  author: resource.author,
  publisher: resource.publisher ?? '',
  source_url: resource.source_url ?? '',
  license: resource.license ?? '',
  in_language: resource.in_language,
  time_required: resource.time_required === null ? '' : String(resource.time_required),
  files: [...resource.encoding],
  image: resource.image?.src ?? '',
  image_alt: resource.image?.alt ?? '',
});

interface PreviewContext {
  user_id: number;
  now: number;
}

/** The resource as it would be published. */
export function previewResource(
  values: ResourceValues,
  { user_id, now }: PreviewContext,
): Resource {
  const payload = resourceContent(values);
  const today = new Date(now).toISOString();
  return {
    ...payload,
    resource_id: 0,
    user_id,
    status: 'published',
    moderation_feedback: null,
    publisher: payload.publisher || null,
    source_url: payload.source_url || null,
    license: payload.license || null,
    encoding: values.files,
    image: previewCover(payload.image),
    featured: false,
    published_at: today,
    modified_at: today,
  };
}

/** A stored file, as it comes back from a draft. */
export const isEncoding = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'name' in item &&
  typeof item.name === 'string' &&
  'content_url' in item &&
  typeof item.content_url === 'string' &&
  'encoding_format' in item &&
  typeof item.encoding_format === 'string' &&
  'content_size' in item &&
  typeof item.content_size === 'number';
