const cell = (value: string) =>
  /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** Rows as CSV (RFC 4180, LF) with a header; a missing value is an empty cell. */
export function stringify(
  columns: readonly string[],
  rows: readonly Record<string, string | number | undefined>[],
): string {
  const lines = rows.map((row) =>
    columns.map((column) => cell(String(row[column] ?? ''))).join(','),
  )
  return `${[columns.join(','), ...lines].join('\n')}\n`
}
