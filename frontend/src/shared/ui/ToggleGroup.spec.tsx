import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToggleGroup } from './ToggleGroup';

const OPTIONS = [
  { value: 'day', content: 'Day' },
  { value: 'week', content: 'Week' },
  { value: 'month', content: 'Month' },
] as const;
type Period = (typeof OPTIONS)[number]['value'];

function Example({ onChange }: { onChange: (value: Period) => void }) {
  const [value, setValue] = useState<Period>('week');
  const change = (next: Period) => {
    setValue(next);
    onChange(next);
  };
  return <ToggleGroup label="Period" options={OPTIONS} value={value} onChange={change} />;
}

function draw() {
  const onChange = jest.fn<(value: Period) => void>();
  render(<Example onChange={onChange} />);
  return { onChange, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('ToggleGroup', () => {
  it('marks the selected button, and reports the selection of another one', async () => {
    const { onChange, user } = draw();
    expect(screen.getByRole('group', { name: 'Period' })).toBeInTheDocument();
    expect(button('Week')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Month'));
    expect(button('Month')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Week')).toHaveAttribute('aria-pressed', 'false');
    expect(onChange.mock.calls).toEqual([['month']]);
  });

  it('does not report the selection of the selected button', async () => {
    const { onChange, user } = draw();
    await user.click(button('Week'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is one stop of the Tab key, at the selected button', async () => {
    const { user } = draw();
    await user.tab();
    expect(button('Week')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('moves the focus by arrow keys, Home and End, without a selection', async () => {
    const { onChange, user } = draw();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(button('Month')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('Day')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(button('Month')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(button('Day')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('Month')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['month']]);
  });

  it('leaves keys with a modifier to the browser', async () => {
    const { user } = draw();
    await user.tab();
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(button('Week')).toHaveFocus();
  });
});
