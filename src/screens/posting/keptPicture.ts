const SCHEME = /^data:(image\/[a-z+.-]+);base64,/;

/** A picture that was chosen without a connection: its bytes are the value of the field, so that the draft keeps it. */
export const isKeptPicture = (src: string): boolean => SCHEME.test(src);

/** So many arguments a call may have in every browser. */
const CHUNK = 4096;

export async function keepPicture(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
  );
  return `data:${file.type};base64,${btoa(chunks.join(''))}`;
}

/** The file of a kept picture. */
export function keptFile(src: string): File {
  const [scheme = '', type = ''] = SCHEME.exec(src) ?? [];
  const bytes = Uint8Array.from(atob(src.slice(scheme.length)), (letter) => letter.charCodeAt(0));
  return new File([bytes], `picture.${type.replace(/^image\//, '')}`, { type });
}
