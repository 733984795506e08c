/** Browsers let the own machine alone use without https what they keep for it. */
const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.localhost$/;

/** What the start says of an address over plain http that other devices use; null where there is nothing to say. */
export function findHttpsHint(address: string): string | null {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' || OWN_MACHINE.test(hostname)) return null;
  return 'Phones give their position, and listen, over https alone: put a proxy with a certificate in front.';
}
