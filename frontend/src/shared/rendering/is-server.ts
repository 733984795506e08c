/** Whether this code makes a document for a browser, at build or on the server, and does not run in one. */
export const isServer = typeof document === 'undefined';
