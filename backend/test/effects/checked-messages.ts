import type { INestApplicationContext } from '@nestjs/common';
import { MESSAGE_WAYS, type MessageKind } from '@nukkad/contract/messages/message-ways';
import type { UserRole } from '@nukkad/contract/accounts/users';
import { Messenger } from '../../src/modules/notifications/notifications.public.js';

/** A message as one reader receives it. */
interface ToldReader {
  link: string | null;
  urgency: string;
  role: UserRole;
  isStaff: boolean;
}

/** Patterns for the variable parts of a page's path. */
const PARTS: Record<string, string> = {
  id: '[0-9a-f-]{36}',
  reference: 'NK-[0-9A-Z-]+',
  rest: '.*',
  token: '[A-Za-z0-9_-]{44}',
};

/** Returns whether a path matches one of the pages, which are separated by "|". */
const isPage = (pages: string, path: string): boolean =>
  pages.split('|').some((page) => {
    const pattern = page
      .replace(/[.?*+^$()[\]\\]/g, '\\$&')
      .replace(/\{(\w+)\}/g, (_part, name: string) => PARTS[name]!);
    return new RegExp(`^${pattern}$`).test(path);
  });

function isRightLink({ link }: MessageKind, { link: path, role }: ToldReader): boolean {
  if (link === null || path === null) return link === path;
  if (typeof link === 'string') return isPage(link, path);
  if (role === 'both') return isPage(link.seeker, path) || isPage(link.employer, path);
  return isPage(role === 'employer' ? link.employer : link.seeker, path);
}

function isRightReader({ reader }: MessageKind, { role, isStaff }: ToldReader): boolean {
  if (reader === 'staff') return isStaff;
  if (reader === 'seeker') return role !== 'employer';
  return reader === 'employer' ? role !== 'job_seeker' : true;
}

/** Returns the contradiction between a message and the row of its kind; null if there is none. */
export function messageFault(text: string, told: ToldReader): string | null {
  const kind = MESSAGE_WAYS[text];
  if (!kind) return null; // a text that a spec made up
  if (!isRightReader(kind, told)) return `${text} tells an account of the role ${told.role} instead of ${kind.reader}`;
  if (!isRightLink(kind, told)) return `${text} leads an account of the role ${told.role} to ${told.link}`;
  return kind.urgency.some((urgency) => urgency === told.urgency) ? null : `${text} is ${told.urgency}`;
}

/** The unchecked method of each messenger. */
const unchecked = new WeakMap<Messenger, Messenger['sendToMany']>();

/** Has every message of a test application refused that contradicts the row of its kind. */
export function checkMessages(app: INestApplicationContext): void {
  const messenger = app.get(Messenger, { strict: false });
  const sendToMany = messenger.sendToMany.bind(messenger);
  unchecked.set(messenger, sendToMany);
  messenger.sendToMany = async (tx, recipients, message) => {
    if (!MESSAGE_WAYS[message.text]) return sendToMany(tx, recipients, message);
    const rows: { id: string; role: UserRole; isStaff: boolean }[] = await tx.query(
      `SELECT id, role, staff_role IS NOT NULL AS "isStaff" FROM users WHERE id = ANY($1::uuid[])`,
      [recipients.map(({ recipientId }) => recipientId)],
    );
    for (const recipient of recipients) {
      const { text, link = null, urgency = 'normal' } = { ...message, ...recipient };
      const account = rows.find(({ id }) => id === recipient.recipientId);
      const fault = account && messageFault(text, { ...account, link, urgency });
      if (fault) throw new Error(fault);
    }
    await sendToMany(tx, recipients, message);
  };
}

/**
 * Disables the check until the returned function is called, for specs of the messenger itself, which sends any message
 * to any reader.
 */
export function sendUnchecked(app: INestApplicationContext): () => void {
  const messenger = app.get(Messenger, { strict: false });
  const checked = messenger.sendToMany;
  messenger.sendToMany = unchecked.get(messenger) ?? checked;
  return () => void (messenger.sendToMany = checked);
}
