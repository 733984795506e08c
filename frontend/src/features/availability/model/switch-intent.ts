let wanted = false;

/** Whether the worker tapped the switch and something is still missing: the sheet that asks for it then switches on. */
export const switchIntent = {
  isWanted: (): boolean => wanted,
  set: (isWanted: boolean): void => {
    wanted = isWanted;
  },
};
