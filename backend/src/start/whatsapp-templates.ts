import { ConfigurationError } from '../config/environment.js';
import { listWhatsAppTemplates, type WhatsAppTemplateConfig } from '../modules/notifications/notifications.public.js';

const USAGE = 'Use: whatsapp:templates, or whatsapp:templates missing';

/**
 * `whatsapp:templates` prints the name, the text and the buttons to register of each template in each language, with its id, and
 * `missing` only those without an id.
 */
export async function reportWhatsAppTemplates(
  config: WhatsAppTemplateConfig,
  [which, ...more]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (more.length > 0 || (which !== undefined && which !== 'missing')) throw new ConfigurationError(USAGE);
  // the registered texts are those of a server that really sends
  const templates = await listWhatsAppTemplates({ ...config, whatsApp: 'cloud' });
  const missing = templates.filter(({ id }) => id === null);
  for (const { key, language, id, name, text, buttons } of which === 'missing' ? missing : templates) {
    say([key, language, id ?? 'missing', name, JSON.stringify(text), ...buttons].join('\t'));
  }
  say(`${templates.length} templates, ${missing.length} without an id.`);
}
