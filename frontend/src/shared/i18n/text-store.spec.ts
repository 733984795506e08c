import { describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES } from '@nukkad/domain/languages';
import i18next from 'i18next';
import { loadLocale, localeFolders } from '../../../test/locale-files';
import { type Texts, TextStore } from './text-store';

const FILES: Record<string, Texts> = {
  'en/shared': { hello: 'Hello {{name}}', bye: 'Bye' },
  'hi/shared': { hello: 'नमस्ते {{name}}', bye: 'फिर मिलेंगे' },
  'en/jobs': {
    open: { title: 'Open' },
    count_zero: 'No jobs',
    count_one: '{{count}} job',
    count_other: '{{count}} jobs',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
  },
  'hi/jobs': { open: { title: 'खुला' } },
};

function makeStore(files = FILES) {
  const load = jest.fn(async (language: string, namespace: string) => {
    const file = files[`${language}/${namespace}`];
    if (!file) throw new Error('not fetched');
    return file;
  });
  const store = new TextStore({ defaultNamespace: 'shared', load, writeCount: (count) => `#${count}` });
  return { store, load };
}

describe('TextStore', () => {
  it('translates keys of the default namespace, of another one, and of a bound one', async () => {
    const { store } = makeStore();
    await store.start('en');
    await store.loadNamespaces(['jobs']);
    expect(store.t('bye')).toBe('Bye');
    expect(store.t('jobs:open.title')).toBe('Open');
    expect(store.getFixedT(null, 'jobs')('open.title')).toBe('Open');
    expect(store.getFixedT('en', 'jobs')('shared:bye')).toBe('Bye');
    expect(store.t('open.title', { ns: 'jobs' })).toBe('Open');
  });

  it('writes parameters as they are, and leaves open those that are not passed', async () => {
    const { store } = makeStore();
    await store.start('en');
    expect(store.t('hello', { name: '{{count}} $1 <b>' })).toBe('Hello {{count}} $1 <b>');
    expect(store.t('hello', { name: 0 })).toBe('Hello 0');
    expect(store.t('hello', { name: null })).toBe('Hello ');
    expect(store.t('hello', { name: undefined })).toBe('Hello ');
    expect(store.t('hello')).toBe('Hello {{name}}');
  });

  it.each([
    [0, 'count', 'No jobs'],
    [1, 'count', '#1 job'],
    [2, 'count', '#2 jobs'],
    [0, 'hours', '#0 hours'],
  ])('takes the form of the number %s of %s', async (count, key, text) => {
    const { store } = makeStore();
    await store.start('en');
    await store.load('jobs');
    expect(store.t(`jobs:${key}`, { count })).toBe(text);
  });

  it.each(['nothing', 'jobs:open', 'jobs:open.title.length', 'jobs:constructor', 'hello.name'])(
    'returns the key %s, which has no text, and tells of it',
    async (key) => {
      const { store } = makeStore();
      await store.start('en');
      await store.load('jobs');
      store.onMissing = jest.fn();
      const [namespace = '', path = ''] = key.includes(':') ? key.split(':') : ['shared', key];
      expect(store.t(key)).toBe(path);
      expect(store.onMissing).toHaveBeenCalledWith(namespace, path);
    },
  );

  it('fetches texts once, also for two that ask at the same time', async () => {
    const { store, load } = makeStore();
    await store.start('en');
    await Promise.all([store.load('jobs'), store.load('jobs')]);
    await store.load('jobs');
    expect(load.mock.calls).toEqual([
      ['en', 'shared'],
      ['en', 'jobs'],
    ]);
  });

  it('settles for texts that cannot be fetched, and tries again at the next call', async () => {
    const files: Record<string, Texts> = { 'en/shared': {} };
    const { store } = makeStore(files);
    await store.start('en');
    await store.load('late');
    expect([store.isSettled('late'), store.hasTexts('en', 'late')]).toEqual([true, false]);
    files['en/late'] = { text: 'Here' };
    await store.load('late');
    expect(store.t('late:text')).toBe('Here');
  });

  it('changes the language when the texts in use are there, and then tells its listeners', async () => {
    const { store } = makeStore();
    await store.start('en');
    await store.load('jobs');
    const listener = jest.fn(() => store.t('jobs:open.title'));
    const stop = store.subscribe(listener);
    const changed = store.changeLanguage('hi');
    expect(store.t('jobs:open.title')).toBe('Open');
    await changed;
    expect(listener).toHaveReturnedWith('खुला');
    stop();
    await store.changeLanguage('en');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('fetches what comes into use during the change in the new language as well', async () => {
    const { store } = makeStore();
    await store.start('en');
    const changed = store.changeLanguage('hi');
    await Promise.all([store.load('jobs'), changed]);
    expect(store.t('jobs:open.title')).toBe('खुला');
  });

  it('stays in the language that was chosen last, whichever arrives last', async () => {
    const { store } = makeStore();
    await store.start('en');
    await Promise.all([store.changeLanguage('hi'), store.changeLanguage('en')]);
    expect(store.language).toBe('en');
  });

  it('gives the same function each time, so that an effect that depends on it runs once', () => {
    const { store } = makeStore();
    expect(store.getFixedT('en', 'jobs')).toBe(store.getFixedT('en', 'jobs'));
    expect(store.getFixedT('en', 'jobs')).not.toBe(store.getFixedT('hi', 'jobs'));
  });
});

/** The keys of texts. */
const keysOf = (texts: Texts, above = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' ? keysOf(text, `${above}${name}.`) : [above + name],
  );

it.each(LANGUAGES)('reads the texts of the product in %s as i18next reads them', async (language) => {
  const namespaces = Object.keys(localeFolders());
  const files = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await loadLocale(namespace, language)) as Texts] as const),
  );
  const resources = { [language]: Object.fromEntries(files) };
  const reference = i18next.createInstance();
  await reference.init({
    ...{ lng: language, fallbackLng: false, ns: namespaces, resources },
    interpolation: { escapeValue: false },
  });
  const store = new TextStore({
    defaultNamespace: 'shared',
    load: async (_language, namespace) => Object.fromEntries(files)[namespace] ?? {},
    writeCount: String,
  });
  await store.start(language);
  await store.loadNamespaces(namespaces);
  const names = [...JSON.stringify(resources).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const { count: _count, ...words } = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
  const keys = files.flatMap(([namespace, texts]) => keysOf(texts).map((key) => `${namespace}:${key}`));
  const counted = keys.filter((key) => key.endsWith('_one')).map((key) => key.slice(0, -'_one'.length));
  const calls: [string, Record<string, unknown>][] = [
    ...keys.map((key): [string, Record<string, unknown>] => [key, words]),
    ...counted.flatMap((key) =>
      [0, 1, 2, 100_000].map((count): [string, Record<string, unknown>] => [key, { ...words, count }]),
    ),
  ];
  expect(calls.map(([key, parameters]) => store.t(key, parameters))).toEqual(
    calls.map(([key, parameters]) => reference.t(key, parameters)),
  );
  expect([keys.length > 1000, counted.length > 50]).toEqual([true, true]);
});
