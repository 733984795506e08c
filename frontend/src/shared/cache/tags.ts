/** Id of the tag of a list: its order or its members may have changed. */
export const LIST = 'LIST';
/** Id of the tag of figures that count over all. */
export const FIGURES = 'FIGURES';

interface Tag<T extends string> {
  type: T;
  id: string;
}

/** Returns the tags of a list: that of the list, and one of each member. For `providesTags`. */
export const tagsOfList =
  <T extends string>(type: T) =>
  (found: readonly { id: string }[] | undefined): Tag<T>[] => [
    { type, id: LIST },
    ...(found ?? []).map(({ id }) => ({ type, id })),
  ];

/** Returns the tags of a list that is loaded page by page. */
export const tagsOfPages =
  <T extends string>(type: T) =>
  (found: { pages: readonly { items: readonly { id: string }[] }[] } | undefined): Tag<T>[] =>
    tagsOfList(type)(found?.pages.flatMap((page) => page.items));
