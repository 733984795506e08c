/** The page that a browser shows. */
export interface Screen {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** True follows redirects, false stops at the first response, a path stops before a request to that path. */
type Follow = boolean | string;

const REDIRECTS = new Set([301, 302, 303, 307]);
const HOPS = 15;
const REPLACED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => REPLACED[entity] ?? entity);

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};

/** The features of a browser that signing in requires: cookies with their paths, redirects, forms without script. */
export class Browser {
  private readonly cookies = new Map<string, Cookie>();

  constructor(
    private readonly origin: string,
    private readonly language = 'en',
    /** The server's listening address, when a proxy is in front of it. */
    private readonly through?: string,
  ) {}

  /** The value of a cookie, wherever it is sent. */
  cookie(name: string): string | undefined {
    return [...this.cookies.values()].find((cookie) => cookie.name === name)?.value;
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(`/ ${name}`, { name, value, path: '/' });
  }

  forget(name: string): void {
    for (const [key, cookie] of this.cookies) if (cookie.name === name) this.cookies.delete(key);
  }

  /** Opens an address and follows redirects, as far as `follow` says. */
  open(address: string, headers: Record<string, string> = {}, follow: Follow = true): Promise<Screen> {
    return this.load(new URL(address, this.origin), { headers }, follow);
  }

  /** Fills the form that has a button named `button` and presses it. */
  async press(
    screen: Screen,
    button: string,
    fields: Record<string, string> = {},
    follow: Follow = true,
  ): Promise<Screen> {
    const forms = [...screen.text.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map((match) => match[0]);
    const form = forms.find((one) => new RegExp(`<button[^>]*>\\s*${button}\\s*</button>`).test(one));
    if (!form) throw new Error(`no form with a button "${button}" on ${screen.url.pathname}:\n${screen.text}`);
    const values = new URLSearchParams();
    for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
      const name = attribute(tag, 'name');
      if (name) values.set(name, fields[name] ?? attribute(tag, 'value') ?? '');
    }
    const pressed = new RegExp(`<button\\b[^>]*>\\s*${button}\\s*</button>`).exec(form)?.[0] ?? '';
    const name = attribute(pressed, 'name');
    if (name) values.set(name, attribute(pressed, 'value') ?? '');
    const action = new URL(attribute(pressed, 'formaction') ?? attribute(form, 'action') ?? '', screen.url);
    return this.load(
      action,
      {
        method: 'POST',
        body: values.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      },
      follow,
    );
  }

  /** Follows the link with this text. */
  follow(screen: Screen, link: string): Promise<Screen> {
    const tag = new RegExp(`<a\\b[^>]*>\\s*${link}\\s*</a>`).exec(screen.text)?.[0];
    if (!tag) throw new Error(`no link "${link}" on ${screen.url.pathname}`);
    return this.load(new URL(attribute(tag, 'href') ?? '', screen.url), {}, true);
  }

  /** Calls the API as a page of the product would. */
  async call(method: string, path: string, body?: object): Promise<Screen> {
    return this.load(
      new URL(path, this.origin),
      {
        method,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-requested-with': 'fetch' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
      true,
    );
  }

  private async load(address: URL, init: RequestInit, follow: Follow): Promise<Screen> {
    let url = address;
    let request = init;
    for (let hop = 0; hop < HOPS; hop++) {
      const response = await fetch(this.through ? new URL(url.pathname + url.search, this.through) : url, {
        ...request,
        redirect: 'manual',
        headers: {
          'accept-language': this.language,
          accept: 'text/html',
          ...request.headers,
          cookie: this.header(url),
        },
      });
      this.keep(response, url);
      const location = response.headers.get('location');
      if (!follow || !REDIRECTS.has(response.status) || !location) {
        return { url, status: response.status, headers: response.headers, text: await response.text() };
      }
      url = new URL(location, url);
      if (url.pathname === follow) return { url, status: response.status, headers: response.headers, text: '' };
      await response.body?.cancel();
      request = {};
    }
    throw new Error('too many redirects');
  }

  private header(url: URL): string {
    return [...this.cookies.values()]
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  private keep(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const read = (name: string): string | undefined =>
        attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const path = read('path') ?? url.pathname;
      const key = `${path} ${pair.slice(0, at)}`;
      const expires = read('expires');
      if (expires && new Date(expires) <= new Date()) this.cookies.delete(key);
      else this.cookies.set(key, { name: pair.slice(0, at), value: pair.slice(at + 1), path });
    }
  }
}
