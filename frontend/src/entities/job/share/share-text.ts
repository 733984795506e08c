import type { Language } from '@nukkad/contract/languages';

/** The shared fields of a job. */
export interface SharedJob {
  id: string;
  title: string;
  /** The pay in words, "₹150 an hour". */
  pay: string;
  /** The place of the work. */
  place: string;
}

/** The address of a job's public page. */
export const publicJobLink = (id: string, origin: string): string => `${origin}/jobs/${id}`;

/** The picture of a job that chats show with its link, in a language. */
export const jobPictureLink = (id: string, language: Language): string => `/pictures/jobs/${id}.png?lang=${language}`;

/** Returns one line for each of the most important facts, and the link last, so that a chat shows its preview image. */
export const shareText = ({ title, pay, place }: SharedJob, link: string): string =>
  [title, pay, place, link].filter((line) => line.trim()).join('\n');

/**
 * Returns the last two parts of an address, "Koramangala, Bengaluru": enough for a reader in the city, without the
 * house.
 */
export const shortPlace = (location: string): string =>
  location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(-2)
    .join(', ');

/** Opens WhatsApp with a text; the user chooses the recipient there. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
