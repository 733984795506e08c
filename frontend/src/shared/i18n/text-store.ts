/** The texts of one namespace in one language, nested as in their locale file. */
export interface Texts {
  readonly [name: string]: string | Texts | undefined;
}

/** Returns the text of a key, `name.of.text` or `namespace:name.of.text`, with its parameters, of which `ns` names a namespace as well. */
export type Translate = (key: string, parameters?: object) => string;

interface Options {
  /** The namespace of keys that name none. */
  defaultNamespace: string;
  /** Fetches texts. It may be called again after a failure. */
  load: (language: string, namespace: string) => Promise<Texts>;
  /** Writes the parameter `count`. */
  writeCount: (count: number) => string;
}

const PARAMETER = /\{\{(\w+)\}\}/g;

/** The text below a path of names. */
function findText(texts: Texts | undefined, path: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return typeof found === 'string' ? found : undefined;
}

const fileOf = (language: string, namespace: string): string => `${language}/${namespace}`;

/**
 * Keeps the texts of a page in its language: fetches namespaces, finds the text of a key, and writes its parameters. It reads locale files as
 * i18next does, as far as ours go: nested names, `{{parameter}}`, and the forms `_zero`, `_one` and `_other` for a `count`.
 * A key without a text stands for itself.
 */
export class TextStore {
  /** The language of the page. */
  language = 'en';
  /** Is told of keys without a text. */
  onMissing: ((namespace: string, key: string) => void) | undefined;
  /** The language that was asked for last: what an earlier choice fetches comes too late. */
  private wanted = this.language;
  private readonly texts = new Map<string, Texts>();
  private readonly failed = new Set<string>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly used = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly translators = new Map<string, Translate>();
  private readonly pluralRules = new Map<string, Intl.PluralRules>();

  constructor(private readonly options: Options) {}

  /** Calls `listener` after each change of the language, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sets the first language; settles when the texts of the default namespace are there, or could not be fetched. */
  async start(language: string): Promise<void> {
    this.wanted = language;
    this.language = language;
    await this.loadNamespaces([this.options.defaultNamespace]);
    this.tellListeners();
  }

  /** Whether the texts of a namespace are there in a language. */
  hasTexts(language: string, namespace: string): boolean {
    return this.texts.has(fileOf(language, namespace));
  }

  /** Whether the texts of a namespace in the language of the page are there, or could not be fetched. */
  isSettled(namespace: string): boolean {
    const file = fileOf(this.language, namespace);
    return this.texts.has(file) || this.failed.has(file);
  }

  /** Fetches texts in the language of the page; settles when they are there, or could not be fetched. */
  load(namespace: string): Promise<void> {
    this.used.add(namespace);
    return this.loadIn(this.language, namespace);
  }

  /** The same for several. */
  async loadNamespaces(namespaces: readonly string[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => this.load(namespace)));
  }

  /** Changes the language of the page once all texts that are in use are there. */
  async changeLanguage(language: string): Promise<void> {
    this.wanted = language;
    let next = [...this.used];
    while (next.length > 0) {
      await Promise.all(next.map((namespace) => this.loadIn(language, namespace)));
      const known = new Set(next);
      next = [...this.used].filter((namespace) => !known.has(namespace) && !this.hasTexts(language, namespace));
    }
    if (this.wanted !== language) return;
    this.language = language;
    this.tellListeners();
  }

  /** Forgets the texts of all namespaces but the default one, as if no page had used them. */
  reset(): void {
    const { defaultNamespace } = this.options;
    for (const file of [...this.texts.keys(), ...this.failed])
      if (!file.endsWith(`/${defaultNamespace}`)) {
        this.texts.delete(file);
        this.failed.delete(file);
      }
    this.used.clear();
    this.used.add(defaultNamespace);
  }

  /** Translates a key of any namespace into the language of the page. */
  readonly t: Translate = (key, parameters) =>
    this.translate(this.language, this.options.defaultNamespace, key, parameters);

  /** The function that translates keys of a namespace: into a language, or into that of the page (null). It is the same one each time. */
  getFixedT(language: string | null, namespace = this.options.defaultNamespace): Translate {
    const file = fileOf(language ?? '', namespace);
    let translate = this.translators.get(file);
    if (!translate) {
      translate = (key, parameters) => this.translate(language ?? this.language, namespace, key, parameters);
      this.translators.set(file, translate);
    }
    return translate;
  }

  private loadIn(language: string, namespace: string): Promise<void> {
    const file = fileOf(language, namespace);
    if (this.texts.has(file)) return Promise.resolve();
    let loading = this.loading.get(file);
    if (!loading) {
      loading = this.fetch(language, namespace);
      this.loading.set(file, loading);
    }
    return loading;
  }

  private async fetch(language: string, namespace: string): Promise<void> {
    const file = fileOf(language, namespace);
    try {
      const loaded = await this.options.load(language, namespace);
      this.texts.set(file, loaded);
      this.failed.delete(file);
    } catch {
      // keys stand in their place, and the next call tries again
      this.failed.add(file);
    }
    this.loading.delete(file);
  }

  private translate(language: string, namespace: string, key: string, parameters: object = {}): string {
    const values = parameters as Readonly<Record<string, unknown>>;
    const colon = key.indexOf(':');
    const { count, ns } = values;
    const named = typeof ns === 'string' ? ns : namespace;
    const own = colon < 0 ? named : key.slice(0, colon);
    const path = key.slice(colon + 1);
    const texts = this.texts.get(fileOf(language, own));
    const forms = typeof count === 'number' ? this.formsOf(language, path, count) : [path];
    const text = forms.map((form) => findText(texts, form)).find((found) => found !== undefined);
    if (text === undefined) {
      this.onMissing?.(own, path);
      return path;
    }
    // one that nobody passed stays to be seen
    return text.replaceAll(PARAMETER, (open, name: string) =>
      Object.hasOwn(values, name) ? this.write(name, values[name]) : open,
    );
  }

  /** The keys of a text for a number, the most fitting first. */
  private formsOf(language: string, path: string, count: number): string[] {
    const rules = this.pluralRules.get(language) ?? new Intl.PluralRules(language);
    this.pluralRules.set(language, rules);
    return [...(count === 0 ? [`${path}_zero`] : []), `${path}_${rules.select(count)}`, path];
  }

  private write(name: string, value: unknown): string {
    if (name === 'count' && typeof value === 'number') return this.options.writeCount(value);
    return value === undefined || value === null ? '' : (value as string | number).toString();
  }

  private tellListeners(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
