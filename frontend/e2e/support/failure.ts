/** A failure that the server itself reports. Writes wait for the network after every other failure. */
export const FAILURE = { status: 500, contentType: 'application/problem+json', json: { code: 'errors.unexpected' } };
