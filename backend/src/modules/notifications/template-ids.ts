import { readFile } from 'node:fs/promises';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import { MESSAGE_WAYS } from '@nukkad/contract/messages/message-ways';
import { z } from 'zod';
import { ConfigurationError } from '../../config/environment.js';

/** Ids of registered templates, by the key of the message and its language. */
const TemplateIdsSchema = z.record(
  z.string(),
  z
    .strictObject(
      Object.fromEntries(LANGUAGES.map((language) => [language, z.string().regex(/^\d{10,20}$/)])) as Record<
        Language,
        z.ZodString
      >,
    )
    .partial(),
);
type TemplateIds = z.infer<typeof TemplateIdsSchema>;

/** A text that is registered, and the id of its template. */
interface RegisteredText {
  key: string;
  language: Language;
  /** Id of the template; null until it is registered. */
  id: string | null;
}

/** Returns the keys of all messages with a text message. */
export function listTextKeys(): string[] {
  const own = Object.entries(MESSAGE_WAYS).filter(([, { text }]) => text !== null);
  const together = own.flatMap(([, { text }]) => (text?.together ? [text.together.text] : []));
  return [...new Set([...own.map(([key]) => key), ...together])].sort();
}

/** Reads the file of template ids that `setting` names. Throws ConfigurationError if it is unreadable. */
export async function readTemplateIds(setting: string, path: string | undefined): Promise<TemplateIds> {
  if (path === undefined) return {};
  try {
    return TemplateIdsSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new ConfigurationError(`The file ${setting} is not usable: ${reason}.`);
  }
}

/** Throws ConfigurationError when a text has no id. `command` lists the texts. */
export function assertAllRegistered(templates: readonly RegisteredText[], setting: string, command: string): void {
  const missing = templates.filter(({ id }) => id === null);
  if (missing.length === 0) return;
  throw new ConfigurationError(
    `The file ${setting} has no id for ${missing.length} of ${templates.length} text messages: npm run ${command} lists them.`,
  );
}
