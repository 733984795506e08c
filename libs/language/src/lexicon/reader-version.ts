/**
 * Version of the code that reads texts. Raise it with a change of the code that gives a text another reading: it is a part of
 * `LEXICON_VERSION`, so that jobs are read again.
 */
export const READER_VERSION = 1;
