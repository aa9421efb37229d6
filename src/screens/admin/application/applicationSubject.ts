import type { PipelineCard } from '../../../../domain/contract/admin/pipeline';

/** What a decision needs to know of its application. */
export type ApplicationSubject = Pick<
  PipelineCard,
  'application' | 'user_id' | 'name' | 'state' | 'possible'
>;
