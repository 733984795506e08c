import { spawnSync } from 'node:child_process';
import { type Budgets, BUDGETS, BUDGET_FILE, findUnexplainedRaises } from '../test-run/budgets.js';

/** Returns the budgets of a commit, or null if the commit or the file does not exist. */
function readBudgetsOf(root: string, commit: string): Budgets | null {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${BUDGET_FILE}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as Budgets) : null;
}

/** One line for each budget of tests that the working tree or the last commit raises without a reason. */
export function checkBudgetRaises(root: string): string[] {
  return ['HEAD', 'HEAD^'].flatMap((commit) => {
    const before = readBudgetsOf(root, commit);
    return before ? findUnexplainedRaises(before, BUDGETS) : [];
  });
}
