export type TaskStatus = 'completed' | 'in-progress' | 'planned';

/** The phases of the seven months; each has four tasks with the texts `phases.<id>.tasks.<n>`. */
export const PHASES: readonly { id: string; tasks: readonly [TaskStatus, TaskStatus, TaskStatus, TaskStatus] }[] = [
  { id: 'planning', tasks: ['completed', 'completed', 'completed', 'completed'] },
  { id: 'mvp', tasks: ['completed', 'completed', 'completed', 'completed'] },
  { id: 'testing', tasks: ['completed', 'in-progress', 'planned', 'planned'] },
  { id: 'optimization', tasks: ['planned', 'planned', 'planned', 'planned'] },
  { id: 'launch', tasks: ['planned', 'planned', 'planned', 'planned'] },
];

/** The share of a phase's tasks that are done, in percent. */
export const share = (tasks: readonly TaskStatus[]): number =>
  Math.round((tasks.filter((status) => status === 'completed').length / tasks.length) * 100);

export const MILESTONES = ['roles', 'jobs', 'search', 'applications', 'responsive'] as const;
