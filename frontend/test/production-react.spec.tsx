import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, useEffect, useState } from 'react';

/** Repeats a number with a delay of one effect. */
function Follower({ number }: { number: number }) {
  const [followed, setFollowed] = useState(0);
  useEffect(() => setFollowed(number), [number]);
  return <output>{followed}</output>;
}

function Counter() {
  const [number, setNumber] = useState(1);
  return (
    <>
      <button onClick={() => setNumber((before) => before + 1)}>Count</button>
      <Follower number={number} />
    </>
  );
}

describe('React in specs', () => {
  it('is the production build', () => {
    expect(process.env['NODE_ENV']).toBe('production');
    expect(createElement('p')).not.toHaveProperty('_store');
  });

  it('has done its effects and their updates when a render, an event or `act` ends', () => {
    render(<Counter />);
    expect(screen.getByRole('status')).toHaveTextContent('1');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('2');
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('status')).toHaveTextContent('3');
  });

  it('has done the updates that follow a promise when an `act` that waits for it ends', async () => {
    const answer = Promise.resolve(5);
    function Answer() {
      const [number, setNumber] = useState(0);
      useEffect(() => void answer.then(setNumber), []);
      return <Follower number={number} />;
    }
    await act(async () => {
      render(<Answer />);
      await answer;
    });
    expect(screen.getByRole('status')).toHaveTextContent('5');
  });

  it('works by itself where no `act` waits', async () => {
    let setNumber: (number: number) => void = () => undefined;
    function Late() {
      const [number, set] = useState(0);
      setNumber = set;
      return <Follower number={number} />;
    }
    render(<Late />);
    setNumber(7);
    expect(screen.getByRole('status')).toHaveTextContent('0');
    expect(await screen.findByText('7')).toBeVisible();
  });
});
