import type { Cut } from '@mendwell/domain/reports/periods'

/** 'Nov 3' for a day or a week's first day, 'Nov 2026' for a month. */
export const bucketName = (start: string, cut: Cut): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    ...(cut === 'month' ? { year: 'numeric' } : { day: 'numeric' }),
  }).format(new Date(start))

/** '+12.5%' compared with the period before; empty if that was 0. */
export function changeOf(now: number, before: number | null): string | undefined {
  if (before === null || before === 0) return undefined
  const percent = Math.round(((now - before) / Math.abs(before)) * 1000) / 10
  return `${percent > 0 ? '+' : ''}${percent}%`
}
