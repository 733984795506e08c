/** A property of an iCalendar component: `NAME;PARAM=x:value`, unfolded and unescaped. */
export interface Component {
  name: string;
  properties: Record<string, string>;
  components: Component[];
}

const unescape = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** Parses an iCalendar document (RFC 5545) strictly; throws on violations of the RFC. */
export function readCalendar(text: string): Component {
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end in CRLF');
  const lines = text.replace(/\r\n$/, '').split('\r\n');
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`a line is longer than 75 octets: ${long}`);
  const unfolded = lines
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const root: Component = { name: 'ROOT', properties: {}, components: [] };
  const open = [root];
  for (const line of unfolded) {
    const found = /^([A-Z][A-Z0-9-]*)((?:;[^:;]+)*):(.*)$/s.exec(line);
    if (!found) throw new Error(`no property: ${line}`);
    const [, name = '', , value = ''] = found;
    const current = open.at(-1) as Component;
    if (name === 'BEGIN') {
      const component: Component = { name: value, properties: {}, components: [] };
      current.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (value !== current.name) throw new Error(`${value} ends inside ${current.name}`);
      open.pop();
    } else {
      if (name in current.properties) throw new Error(`${name} stands twice`);
      current.properties[name] = unescape(value);
    }
  }
  const [calendar, ...more] = root.components;
  if (open.length !== 1 || !calendar || more.length > 0) throw new Error('not exactly one closed component');
  return calendar;
}

/** The events of a calendar document. */
export const eventsOf = (text: string): Component['properties'][] =>
  readCalendar(text).components.map((component) => component.properties);
