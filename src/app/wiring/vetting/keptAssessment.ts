import type {
  Application,
  VettingCategoryEntry,
  VettingData,
  VettingQuestionEntry,
  VettingResponse,
} from '../../../../domain/contract/vetting';
import { KEPT_ASSESSMENT } from '../sessionKeys';

/** Entries of another version are left alone: their shape may be another one. */
const VERSION = 1;

/** What is asked; large, and the same for a long time. */
export interface KeptForm {
  categories: VettingCategoryEntry[];
  questions: VettingQuestionEntry[];
}

/** What one business has answered, and how far it is. */
export interface KeptAnswers {
  responses: VettingResponse[];
  /** Null: nothing is cleared. */
  progress: VettingData | null;
  applications: Application[];
}

interface Entry<Part> {
  version: number;
  /** Milliseconds since the epoch. */
  keptAt: number;
  part: Part;
}

/** One entry of the browser's storage. */
function createEntry<Part extends object>(readStorage: () => Storage, key: string) {
  let written: unknown[] = [];
  return {
    read(): Entry<Part> | null {
      try {
        const entry = JSON.parse(readStorage().getItem(key) ?? 'null') as Entry<Part> | null;
        return entry?.version === VERSION ? entry : null;
      } catch {
        return null;
      }
    },
    /** Does nothing while its members are the same objects. Without room or storage it stays as it was. */
    write(part: Part, keptAt: number): void {
      const members: unknown[] = Object.values(part);
      if (written.length > 0 && members.every((member, index) => member === written[index])) return;
      written = members;
      try {
        const entry: Entry<Part> = { version: VERSION, keptAt, part };
        readStorage().setItem(key, JSON.stringify(entry));
      } catch {
        // The answers that are not sent yet need the room more.
      }
    },
  };
}

export interface KeptAssessment extends KeptForm, KeptAnswers {
  /** When the answers were last read or saved; milliseconds since the epoch. */
  keptAt: number;
}

interface Options {
  readStorage: () => Storage;
  /** Whose assessment it is. */
  user: number;
  now: () => number;
}

/**
 * The copy of one's own assessment in this browser, for times without a network. Ending the session deletes it
 * (`forgetAssessment`).
 */
export function createAssessmentKeeper({ readStorage, user, now }: Options) {
  const form = createEntry<KeptForm>(readStorage, `${KEPT_ASSESSMENT}${user}:form`);
  const answers = createEntry<KeptAnswers>(readStorage, `${KEPT_ASSESSMENT}${user}:answers`);
  return {
    /** Null unless all of it is there. */
    read(): KeptAssessment | null {
      const [asked, given] = [form.read(), answers.read()];
      return asked && given && { ...asked.part, ...given.part, keptAt: given.keptAt };
    },
    write({ categories, questions, ...given }: KeptForm & KeptAnswers): void {
      form.write({ categories, questions }, now());
      answers.write(given, now());
    },
  };
}

export type AssessmentKeeper = ReturnType<typeof createAssessmentKeeper>;
