import { type ChangeEvent, useState } from 'react'

/**
 * A day of a list's address while somebody types it: on the way to 2026 its year is 0002, 0020 and
 * 0202, and none of them is asked of the server. `take` gets days with a whole year, and '' for none.
 */
export function useTypedDay(day: string, take: (day: string) => void) {
  // The address follows later than keys come: what stands in the field is the typed day until one leaves it.
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? day,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(value)
      if (value === '' || value >= '1000') take(value)
    },
    onBlur: () => setTyped(undefined),
  }
}
