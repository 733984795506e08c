/** A place that is typed and searched for by its name. */
export interface TypedPlace {
  /** Empty while searches start from the position. */
  name: string;
  /** Empty starts searches from the position again. */
  onChange: (name: string) => void;
}
