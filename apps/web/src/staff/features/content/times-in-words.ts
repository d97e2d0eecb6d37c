import { minuteInWords } from '../../components/page/formats.ts'

interface Times {
  showsFrom: string | null
  showsUntil: string | null
}

/** 'from Nov 27, 2026, 9:00 AM until Nov 30, 2026, 9:00 PM', leaving out open ends. */
export function timesInWords({ showsFrom, showsUntil }: Times): string {
  const from = showsFrom && `from ${minuteInWords(showsFrom)}`
  const until = showsUntil && `until ${minuteInWords(showsUntil)}`
  return [from, until].filter(Boolean).join(' ')
}
