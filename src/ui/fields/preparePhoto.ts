import { shrinkPicture } from '../shrinkPicture';
import { faultOfFile, faultOfFormat, type FileRules } from './fileRules';

/** What is wrong with a photo itself: another attempt would not help. */
export class UnfitPhoto extends Error {}

/** The photo as it is sent: made smaller, and within the rules. Throws UnfitPhoto where it cannot be. */
export async function preparePhoto(file: File, rules: FileRules): Promise<File> {
  const fault = faultOfFormat(file, rules);
  if (fault !== null) throw new UnfitPhoto(fault);
  const small = await shrinkPicture(file);
  const rest = faultOfFile(small, rules);
  if (rest !== null) throw new UnfitPhoto(rest);
  return small;
}
