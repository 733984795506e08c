/** Bytes of an event of a provider: several times the largest documented one. */
export const PROVIDER_EVENT_MAX_BYTES = 65_536;
/** Characters of the id of an event. */
export const PROVIDER_EVENT_ID_MAX = 100;
