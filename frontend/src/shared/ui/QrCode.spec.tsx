import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';

it('draws a code in black on white in every color scheme, with a quiet zone of four modules', () => {
  render(<QrCode text="https://nukkad.example/work/start/abc" label="Code" />);
  const code = screen.getByRole('img', { name: 'Code' });
  const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1));
  const [ground, modules] = [code.querySelector('rect'), code.querySelector('path')];
  expect([ground?.getAttribute('fill'), ground?.getAttribute('width')]).toEqual(['white', String(size)]);
  expect(modules?.getAttribute('fill')).toBe('black');
  const places = [...(modules?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [x, y]);
  expect(Math.min(...places.map(Number))).toBe(4);
  expect(Math.max(...places.map(Number))).toBe(size - 5);
});
