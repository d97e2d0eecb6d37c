import { Button, Input, TextInput } from '@mantine/core'
import type { SettingsWire } from '@mendwell/contract/shop/settings'
import { arrivalOf, type DayRange } from '@mendwell/domain/delivery/delivery-dates'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { storeHours } from '../../../api/content.ts'
import { type CheckedForm, useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { formatWeekday } from '../../../lib/words/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import formStyles from '../../components/forms/form.module.css'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import detailStyles from '../../components/page/details.module.css'
import { NEW_ZONE, type TypedZones, typedZones, ZonesForm, zonesOf } from './delivery-forms.ts'
import styles from './zones-card.module.css'

/** How long carriers take to each part of the country, and what shoppers would read of it. */
export function ZonesCard({ values }: CardProps) {
  const form = useCheckedForm({
    initialValues: typedZones(values.transitZones),
    schema: ZonesForm,
    fields: ['transitZones', 'everywhereElse'],
  })
  const addButton = useRef<HTMLButtonElement>(null)
  const zones = form.values.transitZones
  function add() {
    flushSync(() => form.set({ transitZones: [...zones, NEW_ZONE] }))
    document.getElementById(form.idOf(`transitZones.${zones.length}.name`))?.focus()
  }
  function remove(at: number) {
    flushSync(() => form.set({ transitZones: zones.filter((_, index) => index !== at) }))
    // The button that was pressed is gone.
    addButton.current?.focus()
  }
  const { error } = form.field('transitZones')
  return (
    <SettingCard
      title="Days on the way"
      form={form}
      wireOf={(typed) => ({ transitZones: zonesOf(typed) })}
    >
      <p className="muted">
        The first zone that names a ZIP code counts. Leave the freight days empty where no freight
        goes by rule.
      </p>
      {zones.map((zone, at) => (
        // Zones have no id, only a position in the list.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={at} className={styles.zone}>
          <legend className="visually-hidden">{zone.name || 'New zone'}</legend>
          <ZoneFields form={form} path={`transitZones.${at}`}>
            <TextInput
              label="States or ZIP codes"
              placeholder="TX, 885, 730-749"
              autoComplete="off"
              {...form.cell(`transitZones.${at}.areas`)}
            />
          </ZoneFields>
          <button
            type="button"
            className={`${formStyles.removeRow} ${styles.remove}`}
            aria-label={`Remove ${zone.name || 'new zone'}`}
            onClick={() => remove(at)}
          >
            <Icon name="x" />
          </button>
        </fieldset>
      ))}
      {error && (
        <Input.Error id={form.idOf('transitZones')} tabIndex={-1}>
          {error}
        </Input.Error>
      )}
      <div>
        <Button ref={addButton} variant="subtle" onClick={add}>
          Add a zone
        </Button>
      </div>
      <fieldset className={styles.zone}>
        <legend className="visually-hidden">Everywhere else</legend>
        <ZoneFields form={form} path="everywhereElse">
          <p className={styles.rest}>Everywhere else</p>
        </ZoneFields>
      </fieldset>
      <Preview values={values} zones={zonesOf(form.values)} />
    </SettingCard>
  )
}

interface ZoneFieldsProps {
  form: CheckedForm<TypedZones>
  /** Path of the zone in the form. */
  path: string
  /** The field for its areas. */
  children: ReactNode
}

function ZoneFields({ form, path, children }: ZoneFieldsProps) {
  return (
    <>
      <TextInput label="Name" maxLength={60} autoComplete="off" {...form.cell(`${path}.name`)} />
      {children}
      <TextInput
        label="Parcel days"
        className={styles.parcelDays}
        placeholder="1-3"
        autoComplete="off"
        {...form.cell(`${path}.parcelDays`)}
      />
      <TextInput
        label="Freight days"
        placeholder="None"
        autoComplete="off"
        {...form.cell(`${path}.freightDays`)}
      />
    </>
  )
}

interface PreviewProps extends CardProps {
  zones: SettingsWire['transitZones']
}

function Preview({ values, zones }: PreviewProps) {
  const week = useQuery(storeHours()).data ?? []
  const { timeZone, dispatchRules, closedDays } = values
  const rules = { dispatchRules, closedDays, transitZones: zones }
  const moment = new Date()
  const arrives = (service: 'PARCEL' | 'FREIGHT', zone: (typeof zones)[number]) =>
    rangeInWords(arrivalOf({ moment, service, zone }, { timeZone, week, rules }))
  return (
    <div>
      <p className="strong">Ordered now, it arrives</p>
      <ul className={`${detailStyles.plainList} muted`} aria-label="What shoppers are promised now">
        {zones.map((zone) => (
          <li key={zone.name}>
            {zone.name}: {arrives('PARCEL', zone)}; by freight: {arrives('FREIGHT', zone)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const rangeInWords = (range: DayRange | undefined) =>
  range ? `${formatWeekday(range.from)} to ${formatWeekday(range.to)}` : 'we will tell'
