import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { DECIDABLE_MESSAGES, MESSAGE_DECISIONS, WHATSAPP_BUTTON_MAX } from '@nukkad/contract/messages/whatsapp';
import { reportWhatsAppTemplates } from '../../../start/whatsapp-templates.js';
import { listWhatsAppTemplates, WhatsAppTemplates } from '../whatsapp/whatsapp-templates.js';

const CONFIG = {
  publicUrl: 'https://nukkad.in',
  WHATSAPP_TEMPLATES: undefined as string | undefined,
  whatsApp: 'cloud',
  production: true,
} as const;
const ID = '1107161234567890123';

describe('the templates of WhatsApp', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'whatsapp-templates-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('can be registered in all languages: with a small name, numbered places, and fixed words at both ends', async () => {
    const templates = await listWhatsAppTemplates(CONFIG);
    expect(templates.length).toBeGreaterThan(60);
    expect(templates.length % LANGUAGES.length).toBe(0);
    const faulty = templates.filter(
      ({ name, text, places }) =>
        !/^[a-z0-9_]+$/.test(name) ||
        /^\{\{|\}\}$/.test(text) ||
        /\}\}\{\{/.test(text) ||
        (text.match(/\{\{\d+\}\}/g) ?? []).length !== places.length,
    );
    expect(faulty).toEqual([]);
    const names = templates.map(({ name, language }) => `${name} ${language}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have the text of the text message, and how to end the messages', async () => {
    const templates = await listWhatsAppTemplates(CONFIG);
    expect(
      templates.find(({ key, language }) => key === 'engagements:notice.cancelled' && language === 'en'),
    ).toMatchObject({
      name: 'engagements_notice_cancelled',
      text: 'Nukkad: {{1}} cancelled {{2}}, {{3}}. {{4}}\n\nReply STOP to end these messages.',
      places: ['other', 'title', 'time', 'address'],
    });
  });

  it('have the buttons Yes and No where they offer something, with labels that WhatsApp accepts', async () => {
    const templates = await listWhatsAppTemplates(CONFIG);
    const offers = templates.filter(({ buttons }) => buttons.length > 0);
    expect([...new Set(offers.map(({ key }) => key))].sort()).toEqual([...DECIDABLE_MESSAGES].sort());
    expect(offers.filter(({ buttons }) => new Set(buttons).size !== MESSAGE_DECISIONS.length)).toEqual([]);
    expect(offers.flatMap(({ buttons }) => buttons).filter(({ length }) => length > WHATSAPP_BUTTON_MAX)).toEqual([]);
  });

  it('contain no code, which other people could read on a shared screen', async () => {
    const templates = await listWhatsAppTemplates(CONFIG);
    expect(templates.filter(({ key }) => key.startsWith('auth:'))).toEqual([]);
  });

  it('are required at the start of a server in production', async () => {
    await expect(new WhatsAppTemplates(CONFIG).onModuleInit()).rejects.toThrow(/^Set WHATSAPP_TEMPLATES: /);
    const path = join(folder, 'ids.json');
    const keys = (await listWhatsAppTemplates(CONFIG)).map(({ key }) => key);
    const write = (given: readonly string[]): Promise<void> =>
      writeFile(path, JSON.stringify(Object.fromEntries(given.map((key) => [key, { en: ID, hi: ID, kn: ID }]))));
    const config = { ...CONFIG, WHATSAPP_TEMPLATES: path };
    await write(keys.slice(3));
    await expect(new WhatsAppTemplates(config).onModuleInit()).rejects.toThrow(/has no id for 3 of/);
    await write(keys);
    await new WhatsAppTemplates(config).onModuleInit();
    await new WhatsAppTemplates({ ...CONFIG, production: false }).onModuleInit();
  });

  it('are printed, all or those without an id', async () => {
    const path = join(folder, 'printed.json');
    await writeFile(path, JSON.stringify({ 'engagements:notice.cancelled': { en: ID } }));
    const print = async (...args: string[]): Promise<string[]> => {
      const lines: string[] = [];
      await reportWhatsAppTemplates({ ...CONFIG, WHATSAPP_TEMPLATES: path }, args, (line) => lines.push(line));
      return lines;
    };
    const line = `engagements:notice.cancelled\ten\t${ID}\tengagements_notice_cancelled\t"Nukkad: {{1}} cancelled`;
    expect(await print()).toContainEqual(expect.stringContaining(line));
    const missing = await print('missing');
    expect(missing.some((one) => one.startsWith('engagements:notice.cancelled\ten'))).toBe(false);
    expect(missing.at(-1)).toBe(`${missing.length} templates, ${missing.length - 1} without an id.`);
    await expect(print('all')).rejects.toThrow('Use: whatsapp:templates');
  });

  it('are filled with values on one line, which are neither empty nor long', async () => {
    const templates = new WhatsAppTemplates({ ...CONFIG, production: false });
    await templates.onModuleInit();
    const words = { other: ' Asha\n\nRao ', title: 'x'.repeat(200), time: '' };
    const { template, values } = templates.fill('engagements:notice.cancelled', 'kn', words);
    expect(template).toBe('engagements_notice_cancelled');
    expect(values.every((value) => value.length <= 100 && !/\n/.test(value) && value !== '')).toBe(true);
    expect(values).toContain('Asha Rao');
    expect(() => templates.fill('weather:rain', 'kn', {})).toThrow('no template for weather:rain (kn)');
  });
});
