import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AppTheme } from '../theme/AppTheme';
import { DistanceMarker } from './DistanceMarker';
import { Tile } from './Tile';

describe('the milestone of a job', () => {
  it.each([
    ['1.4 km', '1.4', 'km'],
    ['900 मीटर', '900', 'मीटर'],
    ['2–5 km', '2–5', 'km'],
  ])('emphasises the figure of %s within one text', (distance, figure, unit) => {
    const { container } = render(<DistanceMarker category="driving" distance={distance} />, { wrapper: AppTheme });
    expect(screen.getByText(figure).tagName).toBe('B');
    expect(screen.getByText(unit)).toBeInTheDocument();
    expect(container).toHaveTextContent(distance);
  });

  it('shows a word for a distance without a figure', () => {
    const { container } = render(<DistanceMarker category="driving" distance="Nearby" small />, { wrapper: AppTheme });
    expect(screen.getByText('Nearby')).toBeInTheDocument();
    expect(container.querySelector('b')).toBeNull();
  });

  it('has the colour of the family of its category, as the tile does', () => {
    const { container } = render(
      <>
        <DistanceMarker category="driving" distance="Nearby" />
        <Tile category="healthcare" />
      </>,
      { wrapper: AppTheme },
    );
    const families = [...container.querySelectorAll('[data-family]')].map((part) => part.getAttribute('data-family'));
    expect(families).toEqual(['move', 'care']);
  });
});
