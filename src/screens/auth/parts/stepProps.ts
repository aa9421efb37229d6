import type { Drafts } from './drafts';

export interface StepProps {
  /** The id that the step's heading carries: it names the dialog and the form. */
  headingId: string;
  drafts: Drafts;
}
