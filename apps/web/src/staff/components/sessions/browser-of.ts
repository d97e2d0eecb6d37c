// Each contains the name of the ones after it.
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

const firstIn = (text: string, names: readonly (readonly [string, string])[]) =>
  names.find(([mark]) => text.includes(mark))?.[1]

/** 'Firefox on Windows', from a browser's user agent. */
export function browserOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const browser = firstIn(userAgent, BROWSERS) ?? 'Another browser'
  const system = firstIn(userAgent, SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
