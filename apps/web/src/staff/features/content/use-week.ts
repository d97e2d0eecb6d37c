import type { StoreHours } from '@mendwell/contract/content/content'
import { messages } from '@mendwell/contract/wire/messages'
import { useEffect, useState } from 'react'
import { isChanged } from '../../../lib/forms/changed-fields.ts'
import { mergeTyped } from '../../../lib/forms/merge-typed.ts'
import { useUnsaved } from '../../components/forms/use-unsaved.ts'
import { WEEKDAYS } from '../../components/page/weekdays.ts'

/** The field values of one weekday. */
export interface Day {
  dayOfWeek: number
  openTime: string
  closeTime: string
  closedFlag: boolean
  note: string
}

/** A day without hours is shown as closed. */
const weekOf = (stored: readonly StoreHours[]): Day[] =>
  WEEKDAYS.map((_, dayOfWeek) => {
    const day = stored.find((known) => known.dayOfWeek === dayOfWeek)
    return {
      dayOfWeek,
      openTime: day?.openTime ?? '',
      closeTime: day?.closeTime ?? '',
      closedFlag: day?.closedFlag ?? true,
      note: day?.note ?? '',
    }
  })

export const nameOf = ({ dayOfWeek }: Day) => WEEKDAYS[dayOfWeek] ?? ''

/** The error of a day: an open one needs both times, in order. */
export const problemOf = ({ closedFlag, openTime, closeTime }: Day) =>
  closedFlag || (openTime && openTime < closeTime) ? undefined : messages.hoursOrder

/** The week as typed; what colleagues save is merged in, `clashes` lists the days that both have changed. */
export function useWeek(stored: readonly StoreHours[]) {
  const [week, setWeek] = useState(() => weekOf(stored))
  const [base, setBase] = useState(stored)
  const [clashes, setClashes] = useState<readonly string[]>([])
  useEffect(() => {
    if (stored === base) return
    const [before, now] = [weekOf(base), weekOf(stored)]
    const merged = now.map((day, index) =>
      mergeTyped({ before: before[index] ?? day, typed: week[index] ?? day, now: day }),
    )
    setWeek(merged.map(({ values }) => values))
    setClashes(merged.filter((day) => day.clashes.length > 0).map(({ values }) => nameOf(values)))
    setBase(stored)
  }, [stored, base, week])
  const saved = weekOf(stored)
  useUnsaved(week.some((day, index) => isChanged(saved[index] ?? day, day)))
  const change = (dayOfWeek: number, part: Partial<Day>) =>
    setWeek(week.map((day) => (day.dayOfWeek === dayOfWeek ? { ...day, ...part } : day)))
  /** What this form itself saved. */
  const adopt = (saved: readonly StoreHours[]) => {
    setWeek(weekOf(saved))
    setClashes([])
  }
  return { week, change, adopt, clashes }
}
