import { expect } from '@jest/globals';

/** The part of the server's contract that the test environment provides (`contract.cjs`). */
interface Contract {
  hasOperation: (call: string) => boolean;
  findSuccess: (method: string, path: string) => { status: number; hasBody: boolean } | null;
  findRequestErrors: (request: {
    method: string;
    path: string;
    query: Record<string, string>;
    contentType: string | null;
    body: unknown;
  }) => string[];
  findResponseErrors: (response: {
    method: string;
    path: string;
    status: number;
    contentType: string | null;
    text: string;
  }) => string[];
}

/** Returns the contract of the server; it is parsed on first use. */
export const getContract = (): Contract => (globalThis as unknown as { serverContract: Contract }).serverContract;

let found: string[] = [];

/** A list for the violations of the running test, which fail it at its end. */
export const collectViolations = (): string[] => found;

/** Fails the running test when a call of it violated the contract. */
export function expectNoViolations(): void {
  const violations = [...new Set(found)];
  // a response after the end of a test belongs to no test
  found = [];
  expect(violations).toEqual([]);
}
