import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { TabLinks } from './TabLinks';

const NAMES = ['One', 'Two', 'Three'];

function Example() {
  const { pathname } = useLocation();
  const tabs = NAMES.map((label) => ({ id: `tab-${label}`, label, to: `/${label}`, isOpen: pathname === `/${label}` }));
  return (
    <>
      <TabLinks label="Lists" panelId="panel" tabs={tabs} />
      <div id="panel" role="tabpanel">
        {pathname}
      </div>
    </>
  );
}

function draw() {
  render(
    <MemoryRouter initialEntries={['/Two']}>
      <Example />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const tab = (name: string) => screen.getByRole('tab', { name });

describe('TabLinks', () => {
  it('marks the open tab, and opens another one by a click', async () => {
    const user = draw();
    expect(screen.getByRole('tablist', { name: 'Lists' })).toBeInTheDocument();
    expect(tab('Two')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Two')).toHaveAttribute('aria-controls', 'panel');
    await user.click(tab('Three'));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('/Three');
    expect(tab('Two')).toHaveAttribute('aria-selected', 'false');
  });

  it('is one stop of the Tab key, and moves the focus by the arrow keys, Home and End', async () => {
    const user = draw();
    await user.tab();
    expect(tab('Two')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('One')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Three')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('One')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Three')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('is reached by the Tab key at the open tab again after the focus has left another one', async () => {
    const user = draw();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(tab('Three')).toHaveFocus();
    await user.tab();
    await user.tab({ shift: true });
    expect(tab('Two')).toHaveFocus();
  });

  it('opens the focused tab by the Enter key', async () => {
    const user = draw();
    await user.tab();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('/One');
  });
});
