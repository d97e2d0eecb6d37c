import type { StaffProduct } from '@mendwell/contract/catalog/product-form'
import {
  FACT_EXAMPLES,
  FACT_NAMES,
  FACTS,
  type FactName,
  mostValues,
} from '@mendwell/domain/facts/facts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { updateProduct } from '../../../../api/staff/products.ts'
import { factName, factValue } from '../../../../components/facts/fact-words.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useStaff } from '../../../session/use-staff.ts'

type Wire = z.input<typeof StaffProduct>

const FLAGS = ['latex', 'sterile', 'singleUse'] as const
type Flag = (typeof FLAGS)[number]
type Name = FactName | Flag
const NAMES: readonly Name[] = [...FLAGS, ...FACT_NAMES]

/** Label, and the texts for yes and no. */
const FLAG_WORDS: Record<Flag, [string, string, string]> = {
  latex: ['Latex', 'Contains latex', 'Latex-free'],
  sterile: ['Sterility', 'Sterile', 'Not sterile'],
  singleUse: ['Use', 'Single use', 'Reusable'],
}

const typed = z.string().check(z.maxLength(200))
const FactValues = z.object(Object.fromEntries(NAMES.map((name) => [name, typed])))
type FactValues = Record<Name, string>

const FLAG_VALUES = { yes: true, no: false } as const
const flagText = (flag: boolean | null) => (flag === null ? '' : flag ? 'yes' : 'no')
const flagOf = (text: string) => (text === 'yes' || text === 'no' ? FLAG_VALUES[text] : null)

const valuesOf = (product: Wire): FactValues => ({
  latex: flagText(product.latex),
  sterile: flagText(product.sterile),
  singleUse: flagText(product.singleUse),
  ...(Object.fromEntries(
    FACT_NAMES.map((name) => [name, (product.facts[name] ?? []).join(', ')]),
  ) as Record<FactName, string>),
})

export interface FactsProps {
  product: Wire
}

/** The stated facts of a product, shown to shoppers and used by list filters; an empty field means unknown. */
export function ProductFacts({ product }: FactsProps) {
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const initialValues = valuesOf(product)
  const [added, setAdded] = useState<FactName[]>([])
  const form = useCheckedForm<FactValues>({ initialValues, schema: FactValues, fields: NAMES })
  const { save, busy, refusal } = useSave(updateProduct, {
    outdates: ['/staff/products', '/staff/history'],
    success: 'Facts saved',
    onErrors: form.showErrors,
  })
  const isShown = (name: FactName) => initialValues[name] !== '' || added.includes(name)
  const missing = FACT_NAMES.filter((name) => !isShown(name))
  return (
    <section className="panel stack">
      <h2>Facts</h2>
      <p className="muted">
        State only what the label or the maker says. Shoppers see and filter by it; an empty field
        means not known.
      </p>
      <form
        className="stack-small"
        noValidate
        onSubmit={form.submit((values) =>
          save({
            productId: product.productId,
            latex: flagOf(values.latex),
            sterile: flagOf(values.sterile),
            singleUse: flagOf(values.singleUse),
            facts: Object.fromEntries(
              FACT_NAMES.map((name) => [name, values[name].split(',').filter(isTyped)]),
            ),
          }),
        )}
      >
        <fieldset className={`${formStyles.whole} stack-small`} disabled={!mayWrite}>
          <legend className="visually-hidden">Facts of this product</legend>
          {FLAGS.map((flag) => {
            const [label, yes, no] = FLAG_WORDS[flag]
            return (
              <SelectField
                key={flag}
                label={label}
                placeholder="Not known"
                options={[
                  { value: 'yes', label: yes },
                  { value: 'no', label: no },
                ]}
                {...form.field(flag)}
              />
            )
          })}
          {FACT_NAMES.filter(isShown).map((name) => (
            <FactField key={name} name={name} field={form.field(name)} />
          ))}
          {mayWrite && missing.length > 0 && (
            <SelectField
              label="Add a fact"
              placeholder="Choose a fact"
              options={missing.map((name) => ({ value: name, label: factName(name) }))}
              value=""
              onChange={(event) => {
                const name = FACT_NAMES.find((one) => one === event.currentTarget.value)
                if (name) setAdded([...added, name])
              }}
            />
          )}
        </fieldset>
        <Refusal refusal={refusal} />
        {mayWrite && (
          <Button type="submit" rank="secondary" busy={busy}>
            Save facts
          </Button>
        )}
      </form>
    </section>
  )
}

const isTyped = (text: string) => text.trim() !== ''

interface FactFieldProps {
  name: FactName
  field: ReturnType<ReturnType<typeof useCheckedForm<FactValues>>['field']>
}

function FactField({ name, field }: FactFieldProps) {
  const fact = FACTS[name]
  if (fact.kind === 'flag' || (fact.kind === 'word' && mostValues(name) === 1)) {
    const words = fact.kind === 'flag' ? ['yes', 'no'] : fact.words
    return (
      <SelectField
        label={factName(name)}
        placeholder="Not known"
        options={words.map((value) => ({ value, label: factValue(name, value) }))}
        {...field}
      />
    )
  }
  return (
    <TextField
      label={factName(name)}
      hint={
        fact.kind === 'word'
          ? `Such as ${FACT_EXAMPLES[name]}; several with commas between`
          : `Such as ${FACT_EXAMPLES[name]}`
      }
      autoComplete="off"
      {...field}
    />
  )
}
