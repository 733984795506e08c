import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SUSPENSION_REASONS } from '@nukkad/contract/accounts/suspensions';
import { URGENCIES } from '@nukkad/contract/instant-work/instant-jobs';
import { LANGUAGES } from '@nukkad/contract/languages';
import { SMS_SLOT_MAX } from '@nukkad/contract/messages/sms-slots';
import { CODE_TEXT_PARTS_MAX, TEXT_PARTS_MAX } from '@nukkad/contract/messages/text-messages';
import { translate } from '../../../common/i18n/translate.js';
import { reportSmsTemplates } from '../../../start/sms-templates.js';
import { listSmsTemplates, SmsTemplates, type TemplateConfig } from '../sms-templates.js';

const CONFIG: TemplateConfig = { publicUrl: 'https://nukkad.in', SMS_DLT_TEMPLATES: undefined, registersTexts: true };
const ID = '1107161234567890123';

describe('the templates of text messages', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sms-templates-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = async (content: object | string): Promise<TemplateConfig> => {
    const path = join(folder, 'ids.json');
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    return { ...CONFIG, SMS_DLT_TEMPLATES: path };
  };
  const allIds = async (): Promise<Record<string, Record<string, string>>> => {
    const keys = (await listSmsTemplates(CONFIG)).map(({ key }) => key);
    return Object.fromEntries(keys.map((key) => [key, { en: ID, hi: ID, kn: ID }]));
  };

  it('can be registered in all languages', async () => {
    const templates = await listSmsTemplates(CONFIG);
    expect(templates.length).toBeGreaterThan(100);
    expect(templates.length % LANGUAGES.length).toBe(0);
    expect(templates.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(templates.filter(({ parts }) => parts > TEXT_PARTS_MAX)).toEqual([]);
  });

  it('are counted with the longest moments of their language', async () => {
    const templates = await listSmsTemplates(CONFIG);
    const moments = templates.filter(({ key }) => key === 'engagements:notice.cancelled');
    expect(moments.map(({ language, parts }) => [language, parts])).toEqual([
      ['en', 1],
      ['hi', 2],
      ['kn', 2],
    ]);
  });

  it('of codes have one part in each language', async () => {
    const codes = (await listSmsTemplates(CONFIG)).filter(({ text }) => /#\{#numeric#\}$/.test(text));
    expect(new Set(codes.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(codes.map(({ parts }) => parts)).toEqual(codes.map(() => CODE_TEXT_PARTS_MAX));
  });

  it.each(LANGUAGES)('have values whose phrases in %s are not cut', (language) => {
    const keys = [
      ...SUSPENSION_REASONS.map((reason) => `moderation:reasons.${reason}`),
      ...URGENCIES.map((urgency) => `instant-hire:urgency.${urgency}`),
    ];
    const tooLong = keys.filter((key) => translate(language, key).length > SMS_SLOT_MAX);
    expect(tooLong).toEqual([]);
  });

  it('lead to a page that has the whole values, except those without values of people', async () => {
    const templates = await listSmsTemplates(CONFIG);
    const withoutPage = templates.filter(({ text }) => !text.includes('{#url#}'));
    expect(new Set(withoutPage.map(({ key }) => key))).toEqual(
      new Set([
        ...['auth:messages.code', 'auth:messages.deletionCode', 'auth:messages.joiningCode'],
        ...['notifications:texts.ended', 'notifications:texts.resumed'],
      ]),
    );
  });

  it('have no place for a note about practice money', async () => {
    const templates = await listSmsTemplates(CONFIG);
    const { text } = templates.find(({ key, language }) => key === 'engagements:notice.reserved' && language === 'en')!;
    expect(text).toBe('Nukkad: {#alphanumeric#} is reserved for {#alphanumeric#}. {#url#}');
  });

  it('have the name and the address of the installation in their text', async () => {
    const templates = await listSmsTemplates(CONFIG);
    const { text } = templates.find(({ key, language }) => key === 'auth:messages.code' && language === 'en') ?? {
      text: '',
    };
    expect(text).toBe(
      `{#numeric#} is your Nukkad code, valid for {#numeric#} minutes. Don't share it.\n\n@nukkad.in #{#numeric#}`,
    );
  });

  it('are required at the start where networks demand them', async () => {
    await expect(new SmsTemplates(CONFIG).onModuleInit()).rejects.toThrow(/^Set SMS_DLT_TEMPLATES: /);
    await new SmsTemplates({ ...CONFIG, registersTexts: false }).onModuleInit();
    const { 'auth:messages.code': code, ...others } = await allIds();
    await expect(new SmsTemplates(await write(others)).onModuleInit()).rejects.toThrow(/has no id for 3 of/);
    await new SmsTemplates(await write({ ...others, 'auth:messages.code': code })).onModuleInit();
  });

  it.each([
    ['text that is not JSON', '{'],
    ['an id with letters', { 'auth:messages.code': { en: 'DLT-1' } }],
    ['an unknown language', { 'auth:messages.code': { ta: ID } }],
  ])('are refused with %s', async (_what, content) => {
    await expect(listSmsTemplates(await write(content))).rejects.toThrow(/^The file SMS_DLT_TEMPLATES is not usable: /);
  });

  it('must exist for a text to a network that demands them', async () => {
    const templates = new SmsTemplates(await write(await allIds()));
    await templates.onModuleInit();
    expect(() => templates.assertRegistered('auth:messages.code', 'kn', '+919812345678')).not.toThrow();
    expect(() => templates.assertRegistered('weather:rain', 'kn', '+919812345678')).toThrow(
      'no registered template for weather:rain (kn)',
    );
    expect(() => templates.assertRegistered('weather:rain', 'kn', '+9779812345678')).not.toThrow();
    const unregistered = new SmsTemplates({ ...CONFIG, registersTexts: false });
    expect(() => unregistered.assertRegistered('weather:rain', 'kn', '+919812345678')).not.toThrow();
  });

  it('are printed, all or those without an id', async () => {
    const print = async (...args: string[]): Promise<string[]> => {
      const lines: string[] = [];
      await reportSmsTemplates(await write({ ...(await allIds()), 'auth:messages.code': { en: ID } }), args, (line) =>
        lines.push(line),
      );
      return lines;
    };
    const missing = await print('missing');
    expect(missing.map((line) => line.split('\t').slice(0, 4).join(' '))).toEqual([
      'auth:messages.code hi missing 1 part',
      'auth:messages.code kn missing 1 part',
      expect.stringMatching(/^\d+ templates, 2 without an id\.$/),
    ]);
    expect(await print()).toContainEqual(
      expect.stringMatching(new RegExp(`^auth:messages.code\ten\t${ID}\t1 part\t"`)),
    );
    await expect(print('all')).rejects.toThrow('Use: sms:templates');
  });
});
