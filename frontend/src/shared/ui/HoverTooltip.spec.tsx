import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HoverTooltip as Tooltip } from './HoverTooltip';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const enter = (name: string) => fireEvent.mouseOver(screen.getByText(name));
const leave = (name: string) => fireEvent.mouseLeave(screen.getByText(name));
const tip = (text: string) => screen.queryByRole('tooltip', { name: text });

describe('tooltips', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <>
        <Tooltip title="First hint">
          <button type="button">one</button>
        </Tooltip>
        <Tooltip title="Second hint">
          <button type="button">two</button>
        </Tooltip>
      </>,
    );
  });
  afterEach(async () => {
    await pass(2000);
    jest.useRealTimers();
  });

  it('open after 700 ms', async () => {
    enter('one');
    await pass(690);
    expect(tip('First hint')).not.toBeInTheDocument();
    await pass(20);
    expect(tip('First hint')).toBeInTheDocument();
    leave('one');
  });

  it('do not open for a pointer that only passes', async () => {
    enter('one');
    await pass(500);
    leave('one');
    await pass(1000);
    expect(tip('First hint')).not.toBeInTheDocument();
  });

  it.each([
    ['at once when the last one closed less than 300 ms ago', 250, true],
    ['after the full delay when it closed longer ago', 400, false],
  ])('open %s', async (_name, pause, atOnce) => {
    enter('one');
    await pass(750);
    leave('one');
    await pass(pause);
    enter('two');
    await pass(10);
    expect(tip('Second hint') !== null).toBe(atOnce);
    await pass(700);
    expect(tip('Second hint')).toBeInTheDocument();
    leave('two');
  });
});
