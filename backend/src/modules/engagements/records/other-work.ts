import { CORRECTION_MARGIN_HOURS, type OtherWork } from '@nukkad/contract/instant-work/time-corrections';

/** Recorded work as the database's JSON; its timestamps are not in the format of the contract. */
export type OtherWorkRow = OtherWork;

const MARGIN = `interval '${CORRECTION_MARGIN_HOURS} hours'`;

/** SQL: other recorded work of the worker of the engagement `e` in the period of permitted corrections, as JSON. */
export const OTHER_WORK = `(SELECT coalesce(json_agg(json_build_object('title', o.title, 'startedAt', o.started_at,
    'endedAt', o.ended_at) ORDER BY o.started_at), '[]')
  FROM engagements o WHERE o.worker_id = e.worker_id AND o.id <> e.id AND o.status IN ('started', 'done')
    AND o.started_at < e.ends_at + ${MARGIN} AND coalesce(o.ended_at, clock_timestamp()) > e.starts_at - ${MARGIN}
  ) AS "otherWork"`;

const iso = (text: string): string => new Date(text).toISOString();

/** The other work of a row with OTHER_WORK. */
export const otherWorkOf = ({ otherWork }: { otherWork: readonly OtherWorkRow[] }): OtherWork[] =>
  otherWork.map(({ title, startedAt, endedAt }) => ({
    ...{ title, startedAt: iso(startedAt), endedAt: endedAt === null ? null : iso(endedAt) },
  }));
