import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedMail } from 'mailparser';
import type { Config } from '../../config';

/** Whether a demo with this configuration shows its mails, as far as that is known at the start. */
export const readsMails = ({ production, smtpUrl }: Pick<Config, 'production' | 'smtpUrl'>) =>
  !production && smtpUrl === null;

const NAME = /^[\dTZ.-]+\.eml$/;

/** Mails that were written instead of sent. */
export const mailFiles = (folder: string) => {
  /** Only a demo reads its mails, so a production install does without the parser. */
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
