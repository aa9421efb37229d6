/** The image that a rendered page shows first, with its attributes as they stand in the HTML. */
export interface FirstPicture {
  src: string;
  sources: string;
  sizes: string;
}

export function firstPictureOf(html: string): FirstPicture | null {
  const [image] = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html) ?? [];
  if (image === undefined) return null;
  const valueOf = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(image)?.[1] ?? '';
  return { src: valueOf('src'), sources: valueOf('srcset'), sizes: valueOf('sizes') };
}

/** For the script that asks for them before the page is laid out: preview and picture. */
export function linksTo({ sources, sizes }: FirstPicture, preview: string | null): string {
  const link = (attributes: string) => `<link rel="first-picture" as="image" ${attributes}>`;
  return (
    (preview === null ? '' : link(`href="${preview}"`)) +
    (sources && sizes ? link(`imagesrcset="${sources}" imagesizes="${sizes}"`) : '')
  );
}

/** Shows the preview in the place of the picture until that is loaded. */
export const ruleOf = ({ src }: FirstPicture, preview: string): string =>
  `img[src="${src}"]{background:url("${preview}") center/cover}`;
