import { nextTask } from '../ui/nextTask';

/**
 * A browser reads its tables of languages for the first name or date of a page: at once, and for longer than a press should
 * wait. Here it reads them before, one after the other: what each of these needs serves those after it too.
 */
export async function readLanguageTables(): Promise<void> {
  const kinds: (new (language: string) => unknown)[] = [
    Intl.Collator,
    Intl.NumberFormat,
    Intl.DateTimeFormat,
  ];
  for (const Kind of kinds) {
    await nextTask();
    new Kind('en');
  }
}
