import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import formStyles from '../../components/forms/form.module.css'
import { GoodsFields } from '../../components/forms/goods-fields.tsx'
import { MAX_PARTS, MIN_PARTS, type PartValues, withPart } from './promotion-goods.ts'
import type { PromotionValues } from './promotion-values.ts'

/** The parts of a bundle: a cart with the pieces of every part has one set. */
export function BundleFields({ form }: { form: CheckedForm<PromotionValues> }) {
  const addButton = useRef<HTMLButtonElement>(null)
  const { parts } = form.values
  const set = (changed: PartValues[]) => form.set({ parts: changed })
  function add() {
    flushSync(() => set(withPart(parts)))
    document.getElementById(form.idOf(`parts.${parts.length}.quantity`))?.focus()
  }
  function remove(key: number) {
    flushSync(() => set(parts.filter((part) => part.key !== key)))
    // The button that was pressed is gone.
    addButton.current?.focus()
  }
  return (
    <>
      {parts.map((part, at) => (
        <fieldset key={part.key} className={formStyles.fieldGroup}>
          <legend>Part {at + 1}</legend>
          <TextInput label="Pieces" inputMode="numeric" {...form.cell(`parts.${at}.quantity`)} />
          <GoodsFields
            goods={part}
            onChange={(changed) =>
              set(parts.map((one) => (one === part ? { ...part, ...changed } : one)))
            }
            description="Any of these goods. A product must be in every list that is not empty."
            id={form.idOf(`parts.${at}.productIds`)}
            error={form.cell(`parts.${at}.productIds`).error}
          />
          {parts.length > MIN_PARTS && (
            <Button variant="outline" onClick={() => remove(part.key)}>
              Remove part {at + 1}
            </Button>
          )}
        </fieldset>
      ))}
      {parts.length < MAX_PARTS && (
        <div>
          <Button ref={addButton} variant="subtle" onClick={add}>
            Add a part
          </Button>
        </div>
      )}
    </>
  )
}
