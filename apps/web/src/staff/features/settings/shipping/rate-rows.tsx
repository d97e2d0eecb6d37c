import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { CheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Icon } from '../../../../ui/icon.tsx'
import formStyles from '../../../components/forms/form.module.css'
import styles from './rate-rows.module.css'
import { nextRate, type TypedRate } from './rates-form.ts'

interface RateRowsProps {
  /** The table's name. */
  label: string
  rates: readonly TypedRate[]
  onChange: (rates: TypedRate[]) => void
  /** The form that holds the rates, and their path in it. */
  form: Pick<CheckedForm<object>, 'cell' | 'idOf'>
  path: string
}

/** Rates by subtotal, as rows that can be edited and removed. */
export function RateRows({ label, rates, onChange, form, path }: RateRowsProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  function add() {
    flushSync(() => onChange([...rates, nextRate(rates)]))
    document.getElementById(form.idOf(`${path}.${rates.length}.from`))?.focus()
  }
  function remove(at: number) {
    flushSync(() => onChange(rates.filter((_, index) => index !== at)))
    // The clicked button was removed.
    addButton.current?.focus()
  }
  return (
    <div className="stack-small">
      {rates.length > 0 && (
        <table className={styles.rates} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Orders from</th>
              <th scope="col">Shipping costs</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rates.map((_, at) => (
              // Rates have no id; they are identified by their index.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={at}>
                <td>
                  <Dollars
                    label={`Orders from, rate ${at + 1}`}
                    {...form.cell(`${path}.${at}.from`)}
                  />
                </td>
                <td>
                  <Dollars
                    label={`Shipping costs, rate ${at + 1}`}
                    {...form.cell(`${path}.${at}.cost`)}
                  />
                </td>
                <td>
                  <button
                    type="button"
                    className={formStyles.removeRow}
                    aria-label={`Remove rate ${at + 1}`}
                    onClick={() => remove(at)}
                  >
                    <Icon name="x" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <Button ref={addButton} variant="subtle" onClick={add}>
          Add a rate
        </Button>
      </div>
    </div>
  )
}

type DollarsProps = { label: string } & ReturnType<CheckedForm<object>['cell']>

function Dollars({ label, ...field }: DollarsProps) {
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      leftSection="$"
      {...field}
    />
  )
}
