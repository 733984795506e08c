import { describe, expect, it } from '@jest/globals';
import { leaveOut } from './leave-out';

describe('leaveOut', () => {
  it('omits a method and the body of a function, inside of others as well', () => {
    const code =
      'class Store { read() { return 1; } write() { return 2; } } function start() { function stop() { return 3; } }';
    expect(leaveOut(code, 'A library', { uncalled: ['Store/write', 'start/stop'] })).toBe(
      'class Store { read() { return 1; }  } function start() { function stop() { throw Error("left out of the build"); } }',
    );
  });

  it('replaces the body of a function that is assigned to a property', () => {
    const code = 'Part.prototype.focus = function (options) { return search(options); };';
    expect(leaveOut(code, 'A library', { bodies: { 'Part.prototype.focus': '{}' } })).toBe(
      'Part.prototype.focus = function (options) {};',
    );
  });

  it('replaces each place of an expression, and the calls of a function that warns', () => {
    const code = 'if (init.routes) { warn("late", init.routes); }';
    expect(leaveOut(code, 'A library', { values: { 'init.routes': 'false' }, warnings: ['warn'] })).toBe(
      'if (false) { undefined; }',
    );
  });

  it('omits the clauses of tags, and leaves the statements that other tags reach', () => {
    const code = [
      'switch (fiber.tag) { case 1: one(); case 2: two(); break; case 3: case 4: four(); break; case 5: five(); case 6: six(); }',
      'switch (event.type) { case 5: other(); }',
    ].join('');
    expect(leaveOut(code, 'A library', { tags: [2, 4, 5] })).toBe(
      [
        'switch (fiber.tag) { case 1: one();  two(); break; case 3:  four(); break;  case 6: six(); }',
        'switch (event.type) { case 5: other(); }',
      ].join(''),
    );
  });

  it('declares the variables of an omitted clause, which others use', () => {
    const code =
      'function draw(fiber) { switch (fiber.tag) { case 4: var type = fiber.type; break; case 5: type = 1; } }';
    expect(leaveOut(code, 'A library', { tags: [4] })).toBe(
      'function draw(fiber) {var type; switch (fiber.tag) {  case 5: type = 1; } }',
    );
  });

  it('replaces the initial value of a variable and of a property', () => {
    const code = 'function make() { const list = sort(all); return { list, first: list[0] }; }';
    expect(leaveOut(code, 'A library', { initials: { 'make/list': '[]', 'make/first': 'null' } })).toBe(
      'function make() { const list = []; return { list, first: null }; }',
    );
  });

  it('omits calls of a chain', () => {
    const code = 'builder.addCase(onLine, () => { set(true); }).addCase(done, () => {}).addCase(onLine, () => {});';
    expect(leaveOut(code, 'A library', { chained: ['addCase(onLine'] })).toBe('builder.addCase(done, () => {});');
  });

  it.each([
    ['initials', { initials: { 'make/list': '[]' } }, 'make/list'],
    ['chained', { chained: ['addCase(onLine'] }, 'addCase(onLine'],
    ['uncalled', { uncalled: ['Store/delete'] }, 'Store/delete'],
    ['bodies', { bodies: { stop: '{}' } }, 'stop'],
    ['values', { values: { 'init.routes': 'false' } }, 'init.routes'],
    ['warnings', { warnings: ['warn'] }, 'warn'],
    ['tags', { tags: [31] }, '31'],
  ])('refuses a library without one of the %s', (_kind, parts, name) => {
    expect(() => leaveOut('class Store { read() {} }', 'A library', parts)).toThrow(`A library has no ${name}`);
  });
});
