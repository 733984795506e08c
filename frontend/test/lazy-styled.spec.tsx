import { describe, expect, it } from '@jest/globals';
import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { memo } from 'react';

const topOf = (text: string): string => getComputedStyle(screen.getByText(text)).top;

describe('the styles of a component in specs', () => {
  it('are evaluated when its computed style is read, by its properties of that time', () => {
    const evaluated: string[] = [];
    const Text = styled('p')<{ title: string }>(({ title }) => {
      evaluated.push(title);
      return { top: title };
    });
    const { rerender } = render(<Text title="1px">Text</Text>);
    rerender(<Text title="2px">Text</Text>);
    expect(evaluated).toEqual([]);
    expect(topOf('Text')).toBe('2px');
    expect(evaluated).toEqual(['2px']);
    rerender(<Text title="3px">Text</Text>);
    expect(topOf('Text')).toBe('3px');
  });

  it('do not change its class', () => {
    const Text = styled('p')<{ title: string }>(({ title }) => ({ top: title }));
    const { rerender } = render(<Text title="1px">Text</Text>);
    const { className } = screen.getByText('Text');
    rerender(<Text title="2px">Text</Text>);
    expect(screen.getByText('Text').className).toBe(className);
  });

  it('are overridden by those of a derived and of a containing component', () => {
    const Own = styled('p')({ top: '1px', left: '1px' });
    const Derived = styled(Own)({ left: '2px' });
    const Containing = styled(({ className }: { className?: string }) => <Own className={className}>Inner</Own>)({
      top: '3px',
    });
    render(
      <>
        <Derived>Derived</Derived>
        <Containing />
      </>,
    );
    const { top, left } = getComputedStyle(screen.getByText('Derived'));
    expect([top, left]).toEqual(['1px', '2px']);
    expect(topOf('Inner')).toBe('3px');
    expect(getComputedStyle(screen.getByText('Inner')).left).toBe('1px');
  });

  it('are overridden by the present ones of a containing component although the inner one is not rendered again', () => {
    const Own = styled('p')({ top: '1px' });
    const Inner = memo(({ className }: { className?: string }) => <Own className={className}>Inner</Own>);
    const Containing = styled(Inner, { shouldForwardProp: (name) => name !== 'title' })<{ title: string }>(
      ({ title }) => ({ top: title }),
    );
    const { rerender } = render(<Containing title="2px" />);
    expect(topOf('Inner')).toBe('2px');
    rerender(<Containing title="3px" />);
    expect(topOf('Inner')).toBe('3px');
  });

  it('receive properties that the tag does not', () => {
    const Text = styled('p')<{ far?: boolean }>(({ far }) => ({ top: far ? '9px' : '1px' }));
    const Linked = styled('p', { shouldForwardProp: (name) => name !== 'as' })({});
    render(
      <>
        <Text far>Text</Text>
        <Linked as="a">Link</Linked>
      </>,
    );
    expect(topOf('Text')).toBe('9px');
    expect(screen.getByText('Text').getAttributeNames()).toEqual(['class']);
    expect(screen.getByText('Link').tagName).toBe('A');
  });
});
