import { describe, expect, it } from '@jest/globals';
import { PreparedNames } from './prepared-names.js';
import { cString, frontend, message } from './wire.js';

const parse = (name: string): Buffer => message(frontend.parse, cString(name), cString('select 1'), Buffer.alloc(2));
const bind = (portal: string, name: string): Buffer =>
  message(frontend.bind, cString(portal), cString(name), Buffer.from([0, 1, 0, 0, 9]));
const target = (type: number, kind: string, name: string): Buffer => message(type, Buffer.from(kind), cString(name));

describe('PreparedNames', () => {
  it('leaves unnamed statements and other messages unchanged', () => {
    const names = new PreparedNames(3);
    const messages = [parse(''), bind('', ''), target(frontend.describe, 'S', ''), message(frontend.sync)];
    expect(messages.map((original) => names.rename(original))).toEqual(messages);
  });

  it('gives each connection its own names and leaves the rest of the message unchanged', () => {
    const [one, two] = [new PreparedNames(1), new PreparedNames(2)];
    expect(one.rename(parse('find'))).toEqual(parse('s1_1'));
    expect(two.rename(parse('find'))).toEqual(parse('s2_1'));
    expect(one.rename(bind('cursor', 'find'))).toEqual(bind('p1_cursor', 's1_1'));
    expect(one.rename(bind('', 'find'))).toEqual(bind('', 's1_1'));
    expect(one.rename(target(frontend.describe, 'S', 'find'))).toEqual(target(frontend.describe, 'S', 's1_1'));
    expect(one.rename(target(frontend.describe, 'P', 'cursor'))).toEqual(target(frontend.describe, 'P', 'p1_cursor'));
  });

  it('distinguishes long names with the same beginning', () => {
    const names = new PreparedNames(1);
    const long = 'n'.repeat(70);
    expect(names.rename(parse(`${long}a`))).not.toEqual(names.rename(parse(`${long}b`)));
  });

  it('closes the open statements of a connection', () => {
    const names = new PreparedNames(1);
    names.rename(parse('a'));
    names.rename(parse('b'));
    names.rename(target(frontend.close, 'S', 'a'));
    expect(names.closeAll()).toEqual(target(frontend.close, 'S', 's1_2'));
    expect(names.closeAll()).toHaveLength(0);
  });
});
