import type { PipelineCard } from '../../../../domain/contract/admin/pipeline';

/** An application that an admin may move, wherever it is shown. */
export type Subject = Pick<PipelineCard, 'application' | 'user_id' | 'name' | 'state' | 'possible'>;
