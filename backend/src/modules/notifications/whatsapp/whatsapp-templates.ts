import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import { numberedText, placesOf } from '@nukkad/contract/messages/sms-slots';
import {
  DECIDABLE_MESSAGES,
  isOnWhatsApp,
  MESSAGE_DECISIONS,
  WHATSAPP_VALUE_MAX,
} from '@nukkad/contract/messages/whatsapp';
import { shortenWords } from '@nukkad/contract/messages/text-messages';
import { BRAND } from '@nukkad/contract/platform/brand';
import { findSentence, translate } from '../../../common/i18n/translate.js';
import { PermanentTaskFailure } from '../../../common/queue/task.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { type AppConfig, ConfigurationError } from '../../../config/environment.js';
import { assertAllRegistered, listTextKeys, readTemplateIds } from '../template-ids.js';

export type WhatsAppTemplateConfig = Pick<AppConfig, 'WHATSAPP_TEMPLATES' | 'publicUrl' | 'whatsApp'>;

/** A utility template as it is registered at WhatsApp. */
interface WhatsAppTemplate {
  key: string;
  language: Language;
  name: string;
  /** The text with its numbered places. */
  text: string;
  /** Names of its values in their order. */
  places: readonly string[];
  /** Labels of its buttons, which report a content each. */
  buttons: readonly string[];
  /** Id of the template at WhatsApp; null until it is registered. */
  id: string | null;
}

/** Returns the name of a template; WhatsApp permits small letters, figures and underscores. */
const nameOf = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();

/** Returns the templates in all languages: the texts of text messages, and how to end them. Throws ConfigurationError if their ids are unreadable. */
export async function listWhatsAppTemplates(config: WhatsAppTemplateConfig): Promise<WhatsAppTemplate[]> {
  const ids = await readTemplateIds('WHATSAPP_TEMPLATES', config.WHATSAPP_TEMPLATES);
  // only in production is no money practice money
  const practice: Record<string, string> = config.whatsApp === 'simulated' ? {} : { practice: '' };
  const fixed = { brand: BRAND, host: new URL(config.publicUrl).host, ...practice };
  return listTextKeys()
    .filter((key) => isOnWhatsApp(key))
    .flatMap((key) =>
      LANGUAGES.map((language) => {
        const sentence = findSentence(language, `${key}.sms`) ?? '';
        return {
          ...{ key, language, name: nameOf(key), id: ids[key]?.[language] ?? null },
          // a template cannot end with a value
          text: `${numberedText(sentence, fixed)}\n\n${translate(language, 'notifications:whatsapp.end')}`,
          places: placesOf(sentence, fixed),
          buttons: DECIDABLE_MESSAGES.includes(key)
            ? MESSAGE_DECISIONS.map((answer) => translate(language, `notifications:whatsapp.buttons.${answer}`))
            : [],
        };
      }),
    );
}

/** Returns a value as WhatsApp accepts it: not empty, on one line, and not too long. */
function valueOf(value: string | number | undefined): string {
  const line = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? '-' : shortenWords(line, WHATSAPP_VALUE_MAX);
}

/** The registered templates for WhatsApp. A server with an account in production does not start without all of them. */
@Injectable()
export class WhatsAppTemplates implements OnModuleInit {
  private templates: readonly WhatsAppTemplate[] = [];

  constructor(@Inject(APP_CONFIG) private readonly config: WhatsAppTemplateConfig & Pick<AppConfig, 'production'>) {}

  async onModuleInit(): Promise<void> {
    this.templates = await listWhatsAppTemplates(this.config);
    if (this.config.whatsApp !== 'cloud' || !this.config.production) return;
    if (this.config.WHATSAPP_TEMPLATES === undefined) {
      throw new ConfigurationError('Set WHATSAPP_TEMPLATES: WhatsApp sends only messages with registered templates.');
    }
    assertAllRegistered(this.templates, 'WHATSAPP_TEMPLATES', 'whatsapp:templates');
  }

  /** Returns a template; null if there is none. */
  findTemplate(name: string, language: string): WhatsAppTemplate | null {
    return this.templates.find((one) => one.name === name && one.language === language) ?? null;
  }

  /** Returns the name of the template of a message and its values. Throws PermanentTaskFailure for a message without one. */
  fill(
    key: string,
    language: Language,
    words: Readonly<Record<string, string | number>>,
  ): { template: string; values: string[] } {
    const found = this.templates.find((one) => one.key === key && one.language === language);
    if (!found) throw new PermanentTaskFailure(`no template for ${key} (${language})`);
    return { template: found.name, values: found.places.map((place) => valueOf(words[place])) };
  }
}
