import { pagePatterns } from '../../domain/pages';
import { UPLOAD_RULES } from '../../domain/contract/upload';
import { language, msg, t } from '../../domain/language';
import type { Config } from '../config';

const icon = (src: string, sizes: string, purpose?: 'maskable') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...(purpose && { purpose }),
});

/**
 * Pictures of the product, in pixels, for whoever decides whether to install it. `npm run screenshots` takes them;
 * Chromium shows none beside others of another shape.
 */
export const SCREENSHOTS = [
  {
    file: 'screenshot-directory-narrow.webp',
    label: msg('Business Directory'),
    form_factor: 'narrow',
    width: 720,
    height: 1280,
  },
  {
    file: 'screenshot-directory-wide.webp',
    label: msg('Business Directory'),
    form_factor: 'wide',
    width: 1280,
    height: 800,
  },
] as const;

/**
 * What a phone needs to put the product among its apps (W3C Web Application Manifest). Chromium fetches screenshots
 * after it has loaded a page, whether or not anybody asks to install it: whoever saves data gets none.
 */
export function manifestOf(
  { productName, productSlug }: Pick<Config, 'productName' | 'productSlug'>,
  isSavingData: boolean,
) {
  const { directory, events, resources, postEvent } = pagePatterns(productSlug);
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: t('Sustainable businesses, events and resources in Kenya.'),
    lang: language(),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#FBF8F1',
    theme_color: '#1F5D3A',
    icons: [
      icon('/favicon.svg', 'any'),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
    ...(!isSavingData && {
      screenshots: SCREENSHOTS.map(({ file, label, form_factor, width, height }) => ({
        src: `/${file}`,
        sizes: `${width}x${height}`,
        type: 'image/webp',
        form_factor,
        label: t(label),
      })),
    }),
    shortcuts: [
      { name: t('Business Directory'), url: directory },
      { name: t('Events'), url: events },
      { name: t('Resources'), url: resources },
    ],
    // The worker takes it (`src/worker`).
    share_target: {
      action: postEvent,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'picture', accept: [...UPLOAD_RULES.image.formats] }] },
    },
  };
}
