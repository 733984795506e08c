import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';

describe('the labels of a control', () => {
  it('are those associated with it in jsdom, in the order of the page', () => {
    render(
      <>
        <label htmlFor="name">Name, above</label>
        <input id="name" />
        <label htmlFor="name">Name, below</label>
        <label>
          Town
          <select>
            <option>Mysuru</option>
          </select>
          <input aria-label="second of a label" />
        </label>
        <label htmlFor="place">Place, of another control than its own</label>
        <label htmlFor="place">
          Street
          <input aria-label="inside of a label for another" />
        </label>
        <textarea id="place" />
        <label htmlFor="text">Text that is no control</label>
        <p id="text">Text</p>
        <label htmlFor="">
          Nothing
          <button>Go</button>
        </label>
        <label htmlFor="missing">Missing</label>
        <label htmlFor="hidden">Hidden</label>
        <input id="hidden" type="hidden" />
        <label>
          <input type="hidden" />
          After a hidden field
          <input />
        </label>
      </>,
    );
    const labels = [...document.querySelectorAll('label')];
    const controls = [...document.querySelectorAll<HTMLInputElement>('button, input, select, textarea')];
    const ofJsdom = controls.map((control) =>
      control.type === 'hidden' ? null : labels.filter((label) => label.control === control),
    );
    expect(controls.map((control) => control.labels)).toEqual(ofJsdom);
    expect(ofJsdom.map((of) => of?.length ?? -1)).toEqual([2, 1, 0, 0, 2, 0, -1, -1, 1]);
  });

  it('follow the page as it changes', () => {
    const { rerender } = render(<input data-testid="field" id="a" />);
    expect(screen.getByTestId<HTMLInputElement>('field').labels).toHaveLength(0);
    rerender(
      <>
        <input data-testid="field" id="a" />
        <label htmlFor="a">Later</label>
      </>,
    );
    expect(screen.getByLabelText('Later')).toBe(screen.getByTestId('field'));
  });
});
