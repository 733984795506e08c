/** Whether this code renders a document, at build or on the server, instead of running in a browser. */
export const isServer = typeof document === 'undefined';
