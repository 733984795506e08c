import { describe, expect, it } from '@jest/globals';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { render, screen } from '@testing-library/react';
import { AppTheme } from '../theme/AppTheme';
import { EmptyState } from './EmptyState';
import { LoadFailed } from './LoadFailed';

/** The drawings above the title: the names of scenes, and signs of the library. */
const drawings = (container: HTMLElement) => ({
  scenes: [...container.querySelectorAll('svg use')].map((use) => use.getAttribute('href')?.split('#')[1]),
  signs: container.querySelectorAll('svg path').length,
  allHidden: [...container.querySelectorAll('svg')].every((svg) => svg.getAttribute('aria-hidden') === 'true'),
});

describe('a state with nothing to show', () => {
  it.each(['empty', 'corner', 'offline'] as const)('has the scene %s as decoration, and no sign beside it', (scene) => {
    const { container } = render(<EmptyState icon={WorkIcon} scene={scene} title="None" />, { wrapper: AppTheme });
    expect(drawings(container)).toEqual({ scenes: [scene], signs: 0, allHidden: true });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has a sign as decoration where no scene is named', () => {
    const { container } = render(<EmptyState icon={WorkIcon} title="None" />, { wrapper: AppTheme });
    expect(drawings(container)).toEqual({ scenes: [], signs: 1, allHidden: true });
  });
});

describe('what could not be fetched', () => {
  it('has the scene of a cut line, and is read out at once', () => {
    const { container } = render(<LoadFailed title="Gone" onRetry={() => undefined} />, { wrapper: AppTheme });
    expect(drawings(container)).toEqual({ scenes: ['offline'], signs: 0, allHidden: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Gone');
  });

  it('has a sign in a panel among others', () => {
    const { container } = render(<LoadFailed small title="Gone" onRetry={() => undefined} />, { wrapper: AppTheme });
    expect(drawings(container)).toEqual({ scenes: [], signs: 1, allHidden: true });
  });
});
