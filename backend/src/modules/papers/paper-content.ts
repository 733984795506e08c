import type { PaperKind } from '@nukkad/contract/papers/paper-numbers';
import type { Paper, PaperLineKind, PayPart, TaxPart } from '@nukkad/contract/papers/papers';

/**
 * The stored content of a paper besides its columns. The names on a pay slip are columns, so that the erasure of an
 * account removes its own.
 */
export interface PaperContent {
  title: string;
  lines: Paper['lines'];
  tax: TaxPart | null;
  pay: (Omit<PayPart, 'worker' | 'employer' | 'replaces'> & { replaces: string | null }) | null;
}

/** A line before it is written: amounts are paise. */
export interface NewLine {
  kind: PaperLineKind;
  amount: bigint;
  basisPoints: number | null;
}

/** A paper to issue. The same key again issues no paper. */
export interface NewPaper {
  kind: PaperKind;
  /** The business event: `hold:ID:released`. */
  eventKey: string;
  practice: boolean;
  engagementId: string;
  /** The accounts that may read it. */
  workerId: string | null;
  employerId: string | null;
  workerName?: string;
  employerName?: string;
  title: string;
  lines: readonly NewLine[];
  tax?: TaxPart;
  pay?: PaperContent['pay'];
}
