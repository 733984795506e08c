import type { Paper } from './papers.js';

/** Letters and their marks that are neither English, Hindi nor Kannada. */
const FOREIGN =
  /(?=[\p{L}\p{M}])[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Returns whether the faces of PDF files support the scripts of all names in a paper; other papers are printed from
 * their page.
 */
export const hasPdf = (paper: Paper): boolean => !FOREIGN.test(JSON.stringify(paper));
