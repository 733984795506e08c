import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND } from '@nukkad/contract/platform/brand';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import { listSlotFaults, registeredText } from '@nukkad/contract/messages/sms-slots';
import { textPartsOf } from '@nukkad/contract/messages/text-messages';
import { formatBriefDateTime, formatShortDate } from '../../common/dates/format-date.js';
import { findSentence } from '../../common/i18n/translate.js';
import { PermanentTaskFailure } from '../../common/queue/task.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { type AppConfig, ConfigurationError, REGISTERING_CODE } from '../../config/environment.js';
import { shortPathOf } from './short-path.js';
import { assertAllRegistered, listTextKeys, readTemplateIds } from './template-ids.js';

export type TemplateConfig = Pick<AppConfig, 'SMS_DLT_TEMPLATES' | 'publicUrl' | 'registersTexts'>;

/** A text message as operators of networks in India register it (DLT). */
export interface SmsTemplate {
  key: string;
  language: Language;
  /** The text with its typed places. */
  text: string;
  /** Number of parts with values of ordinary length. */
  parts: number;
  /** Id of the template at the operator; null until it is registered. */
  id: string | null;
  faults: readonly string[];
}

/** Values by which the parts of a template are counted: a code, and otherwise the shortest values that texts are cut to. */
const SAMPLE_CODE = '123456';
const SAMPLES: Readonly<Record<string, string>> = { numeric: '12', alphanumeric: 'x'.repeat(10) };
const SLOT = /\{#(\w+)#\}/g;

const longestOf = (all: readonly string[]): string =>
  all.reduce((longest, one) => (one.length > longest.length ? one : longest), '');

/** Half past each hour (India) on a late day of each month: full hours and the first days of a month have shorter names. */
const SAMPLE_TIMES = Array.from(
  { length: 12 * 24 },
  (_none, n) => new Date(Date.UTC(2026, n % 12, 27, Math.floor(n / 12))),
);

/** Returns the longest values of a language that are never cut: moments and days, by the name of their place. */
function longestMoments(language: Language): Readonly<Record<string, string>> {
  const moment = longestOf(SAMPLE_TIMES.map((time) => formatBriefDateTime(time, language, time)));
  const day = longestOf(SAMPLE_TIMES.map((time) => formatShortDate(time, language, time)));
  return { time: moment, starts: moment, until: moment, due: moment, day };
}

/** Returns the number of parts of a text message with its longest moments, and other values of ordinary length. */
function countParts(sentence: string, fixed: Readonly<Record<string, string>>, publicUrl: string): number {
  const known = { ...fixed, code: SAMPLE_CODE, address: `${publicUrl}${shortPathOf(randomUUID())}` };
  return textPartsOf(registeredText(sentence, known).replace(SLOT, (_slot, kind: string) => SAMPLES[kind] ?? ''));
}

/** Returns the templates of all text messages in all languages. Throws ConfigurationError if their ids are unreadable. */
export async function listSmsTemplates({
  SMS_DLT_TEMPLATES,
  publicUrl,
}: Omit<TemplateConfig, 'registersTexts'>): Promise<SmsTemplate[]> {
  const ids = await readTemplateIds('SMS_DLT_TEMPLATES', SMS_DLT_TEMPLATES);
  // in production no money is practice money
  const fixed = { brand: BRAND, host: new URL(publicUrl).host, practice: '' };
  const moments = Object.fromEntries(LANGUAGES.map((language) => [language, longestMoments(language)]));
  return listTextKeys().flatMap((key) =>
    LANGUAGES.map((language) => {
      const sentence = findSentence(language, `${key}.sms`) ?? '';
      const text = registeredText(sentence, fixed);
      return {
        ...{ key, language, text, id: ids[key]?.[language] ?? null },
        parts: countParts(sentence, { ...moments[language], ...fixed }, publicUrl),
        faults: sentence === '' ? ['has no text'] : listSlotFaults(sentence),
      };
    }),
  );
}

/**
 * The registered templates of text messages. A network in India rejects a text without one, after the gateway has accepted it, so
 * that a server in production does not start without all of them.
 */
@Injectable()
export class SmsTemplates implements OnModuleInit {
  private registered: ReadonlySet<string> = new Set();

  constructor(@Inject(APP_CONFIG) private readonly config: TemplateConfig) {}

  async onModuleInit(): Promise<void> {
    const templates = await listSmsTemplates(this.config);
    const faulty = templates.find(({ faults }) => faults.length > 0);
    if (faulty) throw new Error(`the text message ${faulty.key} (${faulty.language}) ${faulty.faults.join(', ')}`);
    if (this.config.registersTexts) {
      // not a rule of the configuration: the command that lists the templates must run without their ids
      if (this.config.SMS_DLT_TEMPLATES === undefined) {
        throw new ConfigurationError(
          'Set SMS_DLT_TEMPLATES: networks in India transmit only texts with registered templates.',
        );
      }
      assertAllRegistered(templates, 'SMS_DLT_TEMPLATES', 'sms:templates');
    }
    this.registered = new Set(
      templates.flatMap(({ id, key, language }) => (id === null ? [] : [`${key} ${language}`])),
    );
  }

  /** Throws PermanentTaskFailure when the network of `to` would reject the text, because no template is registered for it. */
  assertRegistered(key: string, language: Language, to: string): void {
    if (!this.config.registersTexts || !to.startsWith(REGISTERING_CODE)) return;
    if (this.registered.has(`${key} ${language}`)) return;
    throw new PermanentTaskFailure(`no registered template for ${key} (${language})`);
  }
}
