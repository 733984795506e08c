import { ContactDigests } from '../src/common/security/contact-digests.js';
import type { TestApp } from './app.js';

/** Returns the digests by which statements find a contact. */
export const digestsOf = ({ app }: Pick<TestApp, 'app'>, contact: string): string[] =>
  app.get(ContactDigests, { strict: false }).listDigests(contact);
