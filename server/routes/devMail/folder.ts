import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedMail } from 'mailparser';
import type { Config } from '../../config';

/**
 * Whether a demo with this configuration shows its emails. Whether it is a demo is checked for each
 * request.
 */
export const readsMails = ({
  production,
  smtpUrl,
  isMailOff,
}: Pick<Config, 'production' | 'smtpUrl' | 'isMailOff'>) =>
  !production && !isMailOff && smtpUrl === null;

const NAME = /^[\dTZ.-]+\.eml$/;

/** Emails that were written instead of sent. */
export const mailFiles = (folder: string) => {
  /** The parser is imported here because only a demo needs it. */
  const parse = async (name: string): Promise<ParsedMail> => {
    const { simpleParser } = await import('mailparser');
    return simpleParser(await readFile(path.join(folder, name)), { skipTextToHtml: true });
  };

  async function names(): Promise<string[]> {
    const found = await readdir(folder).catch(() => []);
    return found.filter((name) => NAME.test(name)).sort();
  }

  return {
    /** The newest first. */
    async latest(count: number): Promise<{ name: string; mail: ParsedMail }[]> {
      const newest = (await names()).slice(-count).reverse();
      return Promise.all(newest.map(async (name) => ({ name, mail: await parse(name) })));
    },

    async one(name: string): Promise<ParsedMail | null> {
      return (await names()).includes(name) ? parse(name) : null;
    },
  };
};
