import { describe, expect, it } from '@jest/globals';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import { computedStyle } from './computed-style';

describe('the computed style', () => {
  it('follows the hidden attribute, the style attribute and tags that are never drawn', () => {
    render(
      <>
        <p hidden>by attribute</p>
        <p style={{ display: 'none' }}>by style</p>
        <p>shown</p>
        <input type="hidden" data-testid="field" />
      </>,
    );
    expect(screen.getByText('by attribute')).not.toBeVisible();
    expect(screen.getByText('by style')).not.toBeVisible();
    expect(screen.getByText('shown')).toBeVisible();
    expect(computedStyle(screen.getByTestId('field')).display).toBe('none');
    expect(computedStyle(document.head).display).toBe('none');
  });

  it('follows the rules of generated classes, also of those added later', () => {
    const { rerender } = render(<Box sx={{ display: 'none' }}>Text</Box>);
    expect(screen.getByText('Text')).not.toBeVisible();
    rerender(<Box sx={{ marginTop: '7px' }}>Text</Box>);
    expect(screen.getByText('Text')).toBeVisible();
    expect(computedStyle(screen.getByText('Text')).marginTop).toBe('7px');
    expect(computedStyle(screen.getByText('Text')).getPropertyValue('margin-top')).toBe('7px');
  });

  it('prefers the style attribute to a class', () => {
    render(
      <Box sx={{ top: '1px' }} style={{ top: '2px' }}>
        Text
      </Box>,
    );
    expect(computedStyle(screen.getByText('Text')).top).toBe('2px');
  });

  it('applies a rule for several classes only to an element with all of them', () => {
    render(
      <>
        <Button disabled>No</Button>
        <Button>Yes</Button>
      </>,
    );
    expect(computedStyle(screen.getByRole('button', { name: 'No' })).pointerEvents).toBe('none');
    expect(computedStyle(screen.getByRole('button', { name: 'Yes' })).pointerEvents).toBe('auto');
  });

  it('passes inherited values on, until an element overrides them', () => {
    render(
      <div style={{ visibility: 'hidden' }}>
        <p>inside</p>
        <p style={{ visibility: 'visible' }}>in spite of it</p>
      </div>,
    );
    expect(screen.getByText('inside')).not.toBeVisible();
    expect(computedStyle(screen.getByText('in spite of it')).visibility).toBe('visible');
  });

  it('ignores media queries, which the browser tests cover', () => {
    render(<Box sx={{ '@media (min-width: 1px)': { display: 'none' } }}>Text</Box>);
    expect(computedStyle(screen.getByText('Text')).display).toBe('');
  });
});
