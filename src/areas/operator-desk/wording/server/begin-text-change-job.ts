import { defineJob } from '#platform/server/jobs/job.ts';

export const beginTextChangeJob = defineJob<{ changeId: number }>('begin-text-change');
