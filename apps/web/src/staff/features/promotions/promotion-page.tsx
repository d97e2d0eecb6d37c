import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { savePromotion, staffPromotions } from '../../../api/staff/orders/promotions.ts'
import { type CheckedForm, useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import formStyles from '../../components/forms/form.module.css'
import { FormPage } from '../../components/forms/form-page.tsx'
import { GoodsFields } from '../../components/forms/goods-fields.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { BundleFields } from './bundle-fields.tsx'
import {
  ACTION_LABELS,
  asksAmount,
  BLANK,
  bodyOf,
  CODE_LABELS,
  countsSets,
  FIELDS,
  isAboutGoods,
  PromotionValues,
  valuesOf,
} from './promotion-values.ts'
import { TestCart } from './test-cart.tsx'

const back = { to: '/promotions', label: 'All promotions' }

/** A new promotion, a copy of another one (`?from=`), or a draft being edited. */
export function Component() {
  const promotionId = Number(useParams().promotionId) || undefined
  const [search] = useSearchParams()
  const source = promotionId ?? (Number(search.get('from')) || undefined)
  const query = useQuery(staffPromotions())
  return (
    <QueryState query={query} isPage>
      {({ rows }) => {
        const row = rows.find((one) => one.promotionId === source)
        const values = row && valuesOf(row)
        const isCopy = promotionId === undefined
        return (
          <>
            <PageHeader
              title={isCopy ? 'New promotion' : 'Edit promotion'}
              lead="Saved as a draft first. Once started it can’t be changed, only paused, ended and copied."
              back={back}
            />
            <PromotionForm
              promotionId={promotionId}
              // Two promotions never share a code.
              initialValues={isCopy && values ? { ...values, code: '' } : (values ?? BLANK)}
            />
          </>
        )
      }}
    </QueryState>
  )
}

const CODES = Object.entries(CODE_LABELS).map(([value, label]) => ({ value, label }))

interface PromotionFormProps {
  promotionId: number | undefined
  initialValues: PromotionValues
}

function PromotionForm({ promotionId, initialValues }: PromotionFormProps) {
  const navigate = useNavigate()
  const form = useCheckedForm<PromotionValues>({
    initialValues,
    schema: PromotionValues,
    fields: FIELDS,
  })
  const { busy, refusal, save } = useSave(
    (values: PromotionValues) => savePromotion(promotionId, bodyOf(values)),
    {
      outdates: ['/staff/promotions'],
      success: ({ singleUse, codesMade }) =>
        singleUse && codesMade === 0
          ? 'Draft saved. Make its codes before you start it.'
          : 'Draft saved. Start it in the list when it is ready.',
      onSaved: ({ singleUse, promotionId: id }) =>
        void navigate(singleUse ? `/promotions/${id}/codes` : '/promotions'),
      onErrors: form.showErrors,
    },
  )
  const minimumsOf = isAboutGoods(form.values.type) ? 'Of these goods' : 'Of all goods in the cart'
  return (
    <>
      <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Save draft">
        <section className="panel stack">
          <h2>Name and code</h2>
          <div className={formStyles.twoFields}>
            <TextInput
              label="Name"
              description="Shoppers read it in the cart and on the invoice"
              {...form.field('name')}
            />
            <TextInput
              label="Name in Spanish"
              description="The same for shoppers who read Spanish"
              {...form.field('nameEs')}
            />
          </div>
          <NativeSelect label="Codes" data={CODES} {...form.field('codes')} />
          {form.values.codes === 'SINGLE' && (
            <p className="note info">
              Save the draft, then make as many codes as you need. Each counts for one order.
            </p>
          )}
          {form.values.codes === 'ONE' && (
            <TextInput
              label="Code"
              description="3 to 40 letters and digits, such as FALL10. Case, spaces and hyphens do not matter."
              autoComplete="off"
              {...form.field('code')}
            />
          )}
        </section>
        <ActionFields form={form} />
        <section className="panel stack">
          <h2>Conditions</h2>
          <div className={formStyles.twoFields}>
            <TextInput
              label="Minimum subtotal (optional)"
              description={`${minimumsOf}, before promotions, in dollars`}
              inputMode="decimal"
              {...form.field('minSubtotal')}
            />
            <TextInput
              label="Minimum quantity (optional)"
              description={minimumsOf}
              inputMode="numeric"
              {...form.field('minQuantity')}
            />
          </div>
          <div className={formStyles.twoFields}>
            <TextInput label="First day (optional)" type="date" {...form.field('startsOn')} />
            <TextInput label="Last day (optional)" type="date" {...form.field('endsOn')} />
          </div>
          <div className={formStyles.twoFields}>
            <TextInput
              label="Uses in all (optional)"
              inputMode="numeric"
              {...form.field('useLimit')}
            />
            <TextInput
              label="Uses per customer (optional)"
              inputMode="numeric"
              {...form.field('useLimitPerCustomer')}
            />
          </div>
          <Checkbox
            label="First order only"
            description="For customers who are signed in with a confirmed email"
            {...form.checkbox('isFirstOrder')}
          />
          <Checkbox label="Verified clinics only" {...form.checkbox('isForClinics')} />
        </section>
        <section className="panel stack">
          <h2>Together with others</h2>
          <Checkbox
            label="Stands alone"
            description="Never together with other promotions: the cart takes whichever saves more"
            {...form.checkbox('exclusive')}
          />
          <TextInput
            label="Priority"
            description="Of several that count, the smaller number goes first"
            inputMode="numeric"
            {...form.field('priority')}
          />
        </section>
      </FormPage>
      <TestCart
        promotionId={promotionId}
        promotion={() =>
          PromotionValues.safeParse(form.values).success ? bodyOf(form.values) : undefined
        }
        code={form.values.codes === 'ONE' ? form.values.code : ''}
      />
    </>
  )
}

const AMOUNT_LABELS: Partial<Record<PromotionValues['type'], string>> = {
  FIXED_PRICE: 'Price of a piece, in dollars',
  BUNDLE: 'Price of all parts, in dollars',
}

const TYPES = Object.entries(ACTION_LABELS).map(([value, label]) => ({ value, label }))

function ActionFields({ form }: { form: CheckedForm<PromotionValues> }) {
  const { type } = form.values
  const isPercent = type === 'PERCENT_OFF' || type === 'BUY_X_GET_Y'
  return (
    <section className="panel stack">
      <h2>What it gives</h2>
      <div className={formStyles.twoFields}>
        <NativeSelect label="Kind" data={TYPES} {...form.field('type')} />
        {asksAmount(type) && (
          <TextInput
            label={AMOUNT_LABELS[type] ?? 'Amount, in dollars'}
            inputMode="decimal"
            {...form.field('amount')}
          />
        )}
        {type === 'BUY_X_GET_Y' && (
          <>
            <TextInput label="Pieces to buy" inputMode="numeric" {...form.field('buy')} />
            <TextInput label="Pieces to get" inputMode="numeric" {...form.field('get')} />
          </>
        )}
        {isPercent && (
          <TextInput
            label={type === 'BUY_X_GET_Y' ? 'Percent off those; 100 is free' : 'Percent off'}
            inputMode="decimal"
            {...form.field('percent')}
          />
        )}
        {countsSets(type) && (
          <TextInput
            label="Sets in one cart (optional)"
            inputMode="numeric"
            {...form.field('maxSets')}
          />
        )}
        {type === 'AMOUNT_OFF_EACH' && (
          <TextInput
            label="Pieces in one cart (optional)"
            inputMode="numeric"
            {...form.field('maxPieces')}
          />
        )}
        {(type === 'PERCENT_OFF' || type === 'FREE_SHIPPING') && (
          <TextInput
            label="At most, in dollars (optional)"
            inputMode="decimal"
            {...form.field('atMost')}
          />
        )}
      </div>
      {type === 'FREE_SHIPPING' ? (
        <Checkbox
          label="Oversize and freight goods too"
          description="Otherwise shoppers still pay what these add to shipping."
          {...form.checkbox('includesBulky')}
        />
      ) : (
        <>
          {isAboutGoods(type) ? (
            <GoodsFields
              goods={form.values}
              onChange={form.set}
              description="Choose goods by product, family, category or brand. With nothing chosen it is about everything."
            />
          ) : (
            <BundleFields form={form} />
          )}
          <Checkbox label="Products on sale too" {...form.checkbox('includesSale')} />
          {type === 'PERCENT_OFF' && (
            <Checkbox
              label="Of the list price"
              description="The online discount counts as part of the percentage, not in addition to it."
              {...form.checkbox('isOfListPrice')}
            />
          )}
        </>
      )}
    </section>
  )
}
