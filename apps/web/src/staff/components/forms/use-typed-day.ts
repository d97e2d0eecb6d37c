import { type ChangeEvent, useState } from 'react'

/**
 * A day in a list's URL while it is being typed: on the way to 2026 its year is 0002, 0020 and 0202, and none of these
 * is sent to the server. `take` gets days with a complete year, and '' for none.
 */
export function useTypedDay(day: string, take: (day: string) => void) {
  // The URL updates later than keys arrive: the field shows the typed day until it loses focus.
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
