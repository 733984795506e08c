import type { AttendanceProof } from '@nukkad/contract/attendance/attendance-calls';

/** A scanned code as the database's JSON; its timestamps are not in the format of the contract. */
export type ProofRow = AttendanceProof;

/** SQL: the codes that the worker of the engagement `e` scanned, the start first, as JSON. */
export const PROOFS = `(SELECT coalesce(json_agg(json_build_object('phase', p.phase, 'shownAt', p.shown_at,
    'receivedAt', p.received_at) ORDER BY p.shown_at), '[]')
  FROM attendance_proofs p WHERE p.engagement_id = e.id) AS proofs`;

const iso = (text: string): string => new Date(text).toISOString();

/** The scanned codes of a row with PROOFS. */
export const proofsOf = ({ proofs }: { proofs: readonly ProofRow[] }): AttendanceProof[] =>
  proofs.map(({ phase, shownAt, receivedAt }) => ({ phase, shownAt: iso(shownAt), receivedAt: iso(receivedAt) }));
