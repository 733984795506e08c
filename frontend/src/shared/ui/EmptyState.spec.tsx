import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { render, screen } from '@testing-library/react';
import { AppTheme } from '../theme/AppTheme';
import { EmptyState } from './EmptyState';
import { LoadFailed } from './LoadFailed';
import type { SceneName } from './Scene';

/** The drawings above the title: the names of scenes, and signs of the library. */
const drawings = (container: HTMLElement) => ({
  scenes: [...container.querySelectorAll('svg use')].map((use) => use.getAttribute('href')?.split('#')[1]),
  signs: container.querySelectorAll('svg path').length,
  allHidden: [...container.querySelectorAll('svg')].every((svg) => svg.getAttribute('aria-hidden') === 'true'),
});

const SCENES: SceneName[] = ['empty', 'corner', 'offline', 'search', 'bell', 'bench', 'board', 'notebook'];

it('the file of the scenes has one drawing for each name', () => {
  const drawn = readFileSync(join(__dirname, 'scenes.svg'), 'utf8').match(/(?<=<symbol id=")\w+/g);
  expect(drawn?.sort()).toEqual([...SCENES].sort());
});

describe('a state with nothing to show', () => {
  it.each(SCENES)('has the scene %s as decoration, and no icon beside it', (scene) => {
    const { container } = render(<EmptyState icon={WorkIcon} scene={scene} title="None" />, { wrapper: AppTheme });
    expect(drawings(container)).toEqual({ scenes: [scene], signs: 0, allHidden: true });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has an icon as decoration if no scene is named', () => {
    const { container } = render(<EmptyState icon={WorkIcon} title="None" />, { wrapper: AppTheme });
    expect(drawings(container)).toEqual({ scenes: [], signs: 1, allHidden: true });
  });
});

describe('a failed fetch', () => {
  it('has the scene of a cut line, and is announced at once', () => {
    const { container } = render(<LoadFailed title="Gone" onRetry={() => undefined} />, { wrapper: AppTheme });
    expect(drawings(container)).toEqual({ scenes: ['offline'], signs: 0, allHidden: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Gone');
  });

  it('has an icon in a panel among others', () => {
    const { container } = render(<LoadFailed small title="Gone" onRetry={() => undefined} />, { wrapper: AppTheme });
    expect(drawings(container)).toEqual({ scenes: [], signs: 1, allHidden: true });
  });
});
