import { useState } from 'react'
import { CARRIERS } from '../parcels/carriers.ts'

/** What stays selected from one order to the next. */
export function useHabits() {
  const [carrier, setCarrier] = useState(CARRIERS[0]?.value ?? '')
  const [isPrinted, setPrinted] = useState(true)
  return { carrier, setCarrier, isPrinted, setPrinted }
}

export type Habits = ReturnType<typeof useHabits>
