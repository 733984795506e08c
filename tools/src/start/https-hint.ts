/** Hosts for which browsers allow features of secure contexts without https: only the own machine. */
const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.localhost$/;

/** Returns the start's hint about an address over plain http that other devices use; null if there is none. */
export function findHttpsHint(address: string): string | null {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' || OWN_MACHINE.test(hostname)) return null;
  return 'Phones give their position, and listen, over https alone: put a proxy with a certificate in front.';
}
