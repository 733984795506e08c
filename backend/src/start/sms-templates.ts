import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { listSmsTemplates } from '../modules/notifications/notifications.public.js';

const USAGE = 'Use: sms:templates, or sms:templates missing';

/**
 * `sms:templates` prints the text to register of each text message in each language, with the id of its template and its number of parts, and `missing` only
 * those without an id.
 */
export async function reportSmsTemplates(
  config: Pick<AppConfig, 'SMS_DLT_TEMPLATES' | 'publicUrl'>,
  [which, ...more]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (more.length > 0 || (which !== undefined && which !== 'missing')) throw new ConfigurationError(USAGE);
  const templates = await listSmsTemplates(config);
  const missing = templates.filter(({ id }) => id === null);
  for (const { key, language, id, parts, text } of which === 'missing' ? missing : templates) {
    say(
      [key, language, id ?? 'missing', `${parts} ${parts === 1 ? 'part' : 'parts'}`, JSON.stringify(text)].join('\t'),
    );
  }
  say(`${templates.length} templates, ${missing.length} without an id.`);
}
