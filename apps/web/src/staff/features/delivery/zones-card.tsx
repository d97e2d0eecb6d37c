import { Textarea } from '@mantine/core'
import type { SettingsWire } from '@mendwell/contract/shop/settings'
import { arrivalOf, type DayRange } from '@mendwell/domain/delivery/delivery-dates'
import { useQuery } from '@tanstack/react-query'
import { storeHours } from '../../../api/content.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { formatWeekday } from '../../../lib/words/dates.ts'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import detailStyles from '../../components/page/details.module.css'
import { typedZones, ZonesForm, zonesOf } from './delivery-forms.ts'

/** Transit times for each part of the country, as typed and as shoppers would read them. */
export function ZonesCard({ values }: CardProps) {
  const form = useCheckedForm({
    initialValues: { transitZones: typedZones(values.transitZones) },
    schema: ZonesForm,
    fields: ['transitZones'],
  })
  return (
    <SettingCard
      title="Days on the way"
      form={form}
      wireOf={({ transitZones }) => ({ transitZones: zonesOf(transitZones) ?? [] })}
    >
      <Textarea
        label="Zones"
        description="One per line, name: where: parcel days: freight days. Where is states and first three digits of ZIP codes, such as TX, 885, 730-749; the word else is everywhere else. The first zone that fits counts; without freight days no freight goes there by rule."
        autosize
        minRows={5}
        {...form.field('transitZones')}
      />
      <Preview values={values} zones={zonesOf(form.values.transitZones) ?? []} />
    </SettingCard>
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
