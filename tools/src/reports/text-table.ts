/** Returns the lines of a table with a header row; numbers are right-aligned. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  return rows
    .flatMap((row, index) => (index === 0 ? [line(row), widths.map((w) => '-'.repeat(w)).join('  ')] : [line(row)]))
    .join('\n');
}
