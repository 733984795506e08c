/** The page of a paper. For `to` of links. */
export const toPaper = (id: string): string => `/papers/${id}`;
