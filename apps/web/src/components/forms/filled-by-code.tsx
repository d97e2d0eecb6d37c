import { fiveDigits, isUnitedStates, UNITED_STATES } from '@mendwell/domain/places/united-states'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { placeOf } from '../../api/locations.ts'
import type { BoundField } from '../../lib/forms/use-checked-form.ts'
import { t } from '../../lib/words/texts.ts'
import { announce } from '../../ui/notices/announcer.tsx'

type Fields = Record<'country' | 'stateProvince' | 'city' | 'postalCode', BoundField>

/** Typing a new US postal code fills in city and state; both can still be changed. */
export function FilledByCode({ country, stateProvince, city, postalCode }: Fields) {
  const isHere = country.value === '' || isUnitedStates(country.value)
  const code = isHere ? fiveDigits(postalCode.value) : undefined
  const filled = useRef(code)
  const { data } = useQuery({ ...placeOf(code ?? ''), enabled: code !== undefined })
  const place = data?.place
  const fill = useRef<(found: NonNullable<typeof place>) => void>(() => undefined)
  fill.current = (found) => {
    if (country.value === '') country.onChange(UNITED_STATES)
    const isOtherState = stateProvince.value !== found.stateCode
    if (isOtherState) stateProvince.onChange(found.stateCode)
    // Keep another city of this state if the shopper chose it.
    if (isOtherState || city.value === '') city.onChange(found.city)
    announce(t('common.filledByCode', { city: found.city, state: found.stateCode }))
  }
  // The lookup arrives after the last digit, and applies once per code.
  useEffect(() => {
    if (!place || place.postalCode !== code || filled.current === code) return
    filled.current = code
    fill.current(place)
  }, [place, code])
  return null
}
