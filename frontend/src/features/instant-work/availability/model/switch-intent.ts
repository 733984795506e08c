let wanted = false;

/** Whether the worker tapped the switch while input was missing: the sheet that requests the input then switches on. */
export const switchIntent = {
  isWanted: (): boolean => wanted,
  set: (isWanted: boolean): void => {
    wanted = isWanted;
  },
};
