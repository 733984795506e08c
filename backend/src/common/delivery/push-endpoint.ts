import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The endpoint resolves to an address of a private network. */
export class PrivateEndpoint extends Error {}

const rangeOf = (address: string): string => ipaddr.process(address).range();
/** Returns whether an IP address is public. */
export const isPublicAddress = (address: string): boolean => rangeOf(address) === 'unicast';

/** Returns the host of a URL without the brackets of IPv6. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * Returns whether `endpoint`, which comes from a browser, can be a push service: HTTPS, without credentials, not in a private
 * network. Outside production a push service can run on loopback. Host names are resolved and checked at each request.
 */
export function isPushEndpoint(endpoint: string, production: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '') return false;
  if (!production && isIP(host) > 0 && rangeOf(host) === 'loopback') return true;
  if (url.protocol !== 'https:') return false;
  return isIP(host) > 0 ? isPublicAddress(host) : host.includes('.') && !/\.(localhost|local|internal)\.?$/i.test(host);
}

/** Resolves host names to public addresses only. It runs at the connection, so that a changed DNS record has no effect. */
export const lookupPublic: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) return done(new PrivateEndpoint(`${hostname} is not a public address`), []);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
