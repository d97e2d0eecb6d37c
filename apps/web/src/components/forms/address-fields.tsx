import { isUnitedStates } from '@mendwell/domain/places/united-states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { citiesOf, countries, statesOf } from '../../api/locations.ts'
import type { BoundField } from '../../lib/forms/use-checked-form.ts'
import { t } from '../../lib/words/texts.ts'
import { type Option, SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FilledByCode } from './filled-by-code.tsx'

interface AddressFieldsProps {
  country: BoundField
  stateProvince: BoundField
  city: BoundField
  postalCode: BoundField
  /** Which address the browser may fill in. */
  section: 'shipping' | 'billing'
  labels: Record<'country' | 'stateProvince' | 'city' | 'postalCode', string>
  /** The postal code comes first, and fills in the others. */
  codeFirst?: boolean
  /** Codes of the selectable countries besides the United States; all if omitted. */
  served?: readonly string[] | undefined
}

/** Country, then its states, then their cities; free text if there is no list (Specification §2). */
export function AddressFields(props: AddressFieldsProps) {
  const {
    country,
    stateProvince,
    city,
    postalCode,
    section,
    labels,
    codeFirst = false,
    served,
  } = props
  const { data: known = [], isLoading: isCountryLoading } = useQuery(countries())
  const offered = known.filter(
    ({ name, countryCode }) => !served || isUnitedStates(name) || served.includes(countryCode),
  )
  const countryId = known.find(({ name }) => name === country.value)?.countryId
  const states = useQuery({ ...statesOf(countryId ?? 0), enabled: countryId !== undefined })
  const isStateLoading = isCountryLoading || states.isLoading
  const stateId = states.data?.find(({ stateCode }) => stateCode === stateProvince.value)?.stateId
  const code = (
    <TextField
      label={labels.postalCode}
      autoComplete={`${section} postal-code`}
      autoCorrect="off"
      inputMode={isUnitedStates(country.value) ? 'numeric' : undefined}
      {...postalCode}
    />
  )
  return (
    <>
      {codeFirst && (
        <>
          {code}
          <FilledByCode {...{ country, stateProvince, city, postalCode }} />
        </>
      )}
      <SelectField
        label={labels.country}
        autoComplete={`${section} country-name`}
        placeholder={t('common.choose')}
        options={withValue(country.value, homeFirst(offered).map(byName))}
        {...country}
        onChange={(event) => {
          country.onChange(event.currentTarget.value)
          stateProvince.onChange('')
          city.onChange('')
        }}
      />
      <StateField
        label={labels.stateProvince}
        bound={stateProvince}
        section={section}
        isCountryChosen={country.value !== ''}
        isLoading={isStateLoading}
        states={
          states.data?.map(({ stateCode, name }) => ({ value: stateCode, label: name })) ?? []
        }
        onChoose={(value) => {
          stateProvince.onChange(value)
          city.onChange('')
        }}
      />
      <CityField
        key={stateId}
        label={labels.city}
        bound={city}
        section={section}
        stateId={stateId}
        isStateChosen={stateProvince.value !== ''}
        isStateLoading={isStateLoading}
      />
      {!codeFirst && code}
    </>
  )
}

interface StateFieldProps {
  label: string
  bound: BoundField
  section: string
  isCountryChosen: boolean
  isLoading: boolean
  states: Option[]
  onChoose: (value: string) => void
}

function StateField({
  label,
  bound,
  section,
  isCountryChosen,
  isLoading,
  states,
  onChoose,
}: StateFieldProps) {
  const autoComplete = `${section} address-level1`
  if (isCountryChosen && !isLoading && states.length === 0) {
    return <TextField label={label} autoComplete={autoComplete} {...bound} />
  }
  return (
    <SelectField
      label={label}
      autoComplete={autoComplete}
      placeholder={firstEntry(isCountryChosen, isLoading, t('common.chooseCountryFirst'))}
      options={withValue(bound.value, states)}
      {...bound}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}

interface CityFieldProps {
  label: string
  bound: BoundField
  section: string
  stateId: number | undefined
  isStateChosen: boolean
  /** The states are not loaded yet, so it is unknown whether there is a list of cities. */
  isStateLoading: boolean
}

/** No list of cities is complete, so its last entry switches to free text. */
function CityField({
  label,
  bound,
  section,
  stateId,
  isStateChosen,
  isStateLoading,
}: CityFieldProps) {
  const [typing, setTyping] = useState(false)
  const listed = useQuery({ ...citiesOf(stateId ?? 0), enabled: stateId !== undefined })
  const cities = listed.data ?? []
  const isLoading = isStateLoading || listed.isLoading
  const autoComplete = `${section} address-level2`
  if (typing || (isStateChosen && !isLoading && cities.length === 0)) {
    // Switching to free text removes the focused list.
    return <TextField label={label} autoComplete={autoComplete} autoFocus={typing} {...bound} />
  }
  const unlisted = { value: UNLISTED, label: t('common.cityUnlisted') }
  return (
    <SelectField
      label={label}
      autoComplete={autoComplete}
      placeholder={firstEntry(isStateChosen, isLoading, t('common.chooseStateFirst'))}
      options={[
        ...withValue(bound.value, cities.map(byName)),
        ...(cities.length ? [unlisted] : []),
      ]}
      {...bound}
      onChange={(event) => {
        const { value } = event.currentTarget
        setTyping(value === UNLISTED)
        bound.onChange(value === UNLISTED ? '' : value)
      }}
    />
  )
}

const UNLISTED = '(unlisted)'

/** Nearly every order ships there, and it is near the end of the alphabet. */
const homeFirst = <Country extends { name: string }>(countries: readonly Country[]) => [
  ...countries.filter(({ name }) => isUnitedStates(name)),
  ...countries.filter(({ name }) => !isUnitedStates(name)),
]

const byName = ({ name }: { name: string }) => ({ value: name, label: name })

const firstEntry = (isReady: boolean, isLoading: boolean, otherwise: string) =>
  isReady ? t(isLoading ? 'common.loading' : 'common.choose') : otherwise

/** A typed or stored value stays selected even while its list is loading or does not contain it. */
function withValue(value: string, options: readonly Option[]): Option[] {
  if (value === '' || options.some((option) => option.value === value)) return [...options]
  return [{ value, label: value }, ...options]
}
