import type { PaperKind } from '@nukkad/contract/papers/paper-numbers';
import type { TaxLines } from '../../../papers/papers.public.js';

const LINES = ['wage', 'fee', 'cgst', 'sgst', 'igst'] as const;

/** The papers of a payment in memory. */
export class MemoryPapers {
  issued = new Map<string, { kind: PaperKind; lines: TaxLines }>();

  /** Issues a paper. One event has one paper; no line is negative. */
  async issue(_tx: unknown, kind: PaperKind, key: string, _payment: unknown, all: TaxLines): Promise<void> {
    const lines = Object.fromEntries(LINES.map((name) => [name, all[name]])) as unknown as TaxLines;
    if (LINES.some((name) => lines[name] < 0n)) throw new Error(`The paper ${key} has a negative line`);
    if (!this.issued.has(`${kind} ${key}`)) this.issued.set(`${kind} ${key}`, { kind, lines });
  }

  async findPlaceOfSupply(): Promise<string> {
    return '29';
  }

  /** Returns the sum of one line over all papers of a kind. */
  sum(kind: PaperKind, line: keyof TaxLines): bigint {
    const papers = [...this.issued.values()].filter((paper) => paper.kind === kind);
    return papers.reduce((sum, { lines }) => sum + lines[line], 0n);
  }
}
