import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Of the pictures of states, from the root of the repository. */
export const FOLDER = 'docs/machines/pictures';
const folder = path.join(__dirname, '../..', FOLDER);

export const pathOf = (file: string): string => path.join(folder, file);

/** Of every picture, within the folder. */
export const pictureNames = (): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .map((name) => name.split(path.sep).join('/'));
