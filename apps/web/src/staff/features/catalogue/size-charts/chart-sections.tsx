import { MAX_ADVICE, MAX_CHART_TITLE, MAX_SOURCE } from '@mendwell/contract/fit/staff-size-charts'
import { MOST_POINTS, MOST_SIZES } from '@mendwell/domain/fit/chart-faults'
import { MEASURE_POINTS, unitsOf } from '@mendwell/domain/fit/measures'
import { BETWEEN_SIZES, CHART_RULES } from '@mendwell/domain/fit/size-chart'
import { sizingText } from '../../../../components/sizing/sizing-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea, TextField } from '../../../../ui/fields/text-field.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { ProductFinder } from '../../../components/forms/product-finder.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { type ChartDraft, withLimit, withNewSize, withPoint, withSizeName } from './chart-draft.ts'
import { BETWEEN_WORDS, RULE_WORDS } from './chart-words.ts'
import { PointFields } from './point-fields.tsx'
import { SizeRow } from './size-row.tsx'
import { SizedProduct } from './sized-product.tsx'

interface SectionProps {
  draft: ChartDraft
  change: (next: (draft: ChartDraft) => ChartDraft) => void
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
  mayWrite: boolean
}

type TextName = 'title' | 'titleEs' | 'source' | 'advice' | 'adviceEs'

/** The props of a text field, by name. */
const textOf = ({ draft, change, idOf, errorOf }: SectionProps, name: TextName) => ({
  id: idOf(name),
  autoComplete: 'off',
  value: draft[name],
  error: errorOf(name),
  onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
    change((now) => ({ ...now, [name]: value })),
})

/** The chart's title and source. */
export function SourceSection(props: SectionProps) {
  const { draft, change } = props
  return (
    <section className="panel stack">
      <h2>The chart and its source</h2>
      <div className={formStyles.twoFields}>
        <TextField label="Title" maxLength={MAX_CHART_TITLE} {...textOf(props, 'title')} />
        <TextField
          label="Title in Spanish"
          lang="es"
          maxLength={MAX_CHART_TITLE}
          {...textOf(props, 'titleEs')}
        />
      </div>
      <TextField
        label="Source"
        hint="The maker or standard, as shoppers read it: DonJoy knee brace chart"
        maxLength={MAX_SOURCE}
        {...textOf(props, 'source')}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={draft.isTypical}
          onChange={(event) => {
            const isTypical = event.currentTarget.checked
            change((now) => ({ ...now, isTypical }))
          }}
        />
        Most makers share these ranges: it is not the chart of these very products
      </label>
    </section>
  )
}

/** What is measured, and how the measurements are combined. */
export function MeasuredSection(props: SectionProps) {
  const { draft, change, idOf, errorOf, mayWrite } = props
  const { points } = draft
  const free = MEASURE_POINTS.find((point) => points.every((one) => one.point !== point))
  return (
    <section className="panel stack">
      <h2>What is measured</h2>
      <ul id={idOf('points')} tabIndex={-1} className={`${detailStyles.plainList} stack`}>
        {points.map(({ point, unit }, at) => (
          <PointFields
            key={point}
            number={at + 1}
            point={point}
            unit={unit}
            idOf={(field) => idOf(`points.${at}.${field}`)}
            errorOf={(field) => errorOf(`points.${at}.${field}`)}
            onPoint={(to) => change((now) => withPoint(now, at, to))}
            onUnit={(to) =>
              change((now) => ({ ...now, points: now.points.with(at, { point, unit: to }) }))
            }
            onRemove={
              points.length > 1
                ? () => change((now) => ({ ...now, points: now.points.toSpliced(at, 1) }))
                : undefined
            }
          />
        ))}
      </ul>
      {points.length < MOST_POINTS && free && mayWrite && (
        <div className="row">
          <Button
            rank="outline"
            onClick={() =>
              change((now) => ({
                ...now,
                points: [...now.points, { point: free, unit: unitsOf(free)[0] ?? 'in' }],
              }))
            }
          >
            Add a measurement
          </Button>
        </div>
      )}
      <div className={formStyles.twoFields}>
        <SelectField
          label="How they count"
          options={CHART_RULES.map((value) => ({ value, label: RULE_WORDS[value] }))}
          value={draft.rule}
          onChange={(event) => {
            const rule = event.currentTarget.value as ChartDraft['rule']
            change((now) => ({ ...now, rule }))
          }}
        />
        {points.length > 1 && (
          <SelectField
            id={idOf('decides')}
            label="Where they give two sizes, this one decides"
            placeholder="None of them"
            options={points.map(({ point }) => ({
              value: point,
              label: sizingText(`sizing.point.${point}`),
            }))}
            value={draft.decides ?? ''}
            error={errorOf('decides')}
            optional=""
            onChange={(event) => {
              const decides = (event.currentTarget.value || null) as ChartDraft['decides']
              change((now) => ({ ...now, decides }))
            }}
          />
        )}
        <SelectField
          label="Between two sizes"
          options={BETWEEN_SIZES.map((value) => ({ value, label: BETWEEN_WORDS[value] }))}
          value={draft.between}
          onChange={(event) => {
            const between = event.currentTarget.value as ChartDraft['between']
            change((now) => ({ ...now, between }))
          }}
        />
      </div>
      <div className={formStyles.twoFields}>
        <TextArea
          label="Advice between two sizes"
          rows={2}
          maxLength={MAX_ADVICE}
          {...textOf(props, 'advice')}
        />
        <TextArea
          label="The same in Spanish"
          lang="es"
          rows={2}
          maxLength={MAX_ADVICE}
          {...textOf(props, 'adviceEs')}
        />
      </div>
    </section>
  )
}

/** The sizes, smallest first. */
export function SizesSection(props: SectionProps) {
  const { draft, change, idOf, errorOf, mayWrite } = props
  const { sizes } = draft
  return (
    <section className="panel stack">
      <h2>Sizes, from the smallest to the largest</h2>
      <p className="muted">
        An empty field is open: from 45 and more, or up to 31. Fractions such as 14 1/2 are fine.
      </p>
      <ul id={idOf('sizes')} tabIndex={-1} className={detailStyles.plainList} aria-label="Sizes">
        {sizes.map((row, at) => (
          <SizeRow
            key={row.key}
            draft={draft}
            row={row}
            idOf={(field) => idOf(`sizes.${at}.${field}`)}
            errorOf={(field) => errorOf(`sizes.${at}.${field}`)}
            onName={(size) => change((now) => withSizeName(now, at, size))}
            onLimit={(name, end, typed) =>
              change((now) => withLimit(now, { at, name, end }, typed))
            }
            onUp={
              at > 0
                ? () =>
                    change((now) => ({
                      ...now,
                      sizes: now.sizes.toSpliced(at, 1).toSpliced(at - 1, 0, row),
                    }))
                : undefined
            }
            onRemove={
              sizes.length > 1
                ? () => change((now) => ({ ...now, sizes: now.sizes.toSpliced(at, 1) }))
                : undefined
            }
          />
        ))}
      </ul>
      {sizes.length < MOST_SIZES && mayWrite && (
        <div className="row">
          <Button rank="outline" onClick={() => change(withNewSize)}>
            Add a size
          </Button>
        </div>
      )}
    </section>
  )
}

interface ProductsSectionProps extends SectionProps {
  onAdd: (productIds: readonly number[]) => void
}

/** The products of the chart. */
export function ProductsSection(props: ProductsSectionProps) {
  const { draft, change, idOf, errorOf, mayWrite, onAdd } = props
  const { products } = draft
  const sizes = draft.sizes.map(({ size }) => size.trim()).filter(Boolean)
  const here = new Set(products.map(({ productId }) => productId))
  return (
    <section className="panel stack">
      <h2>Products</h2>
      <ul className={detailStyles.plainList} aria-label="Products of the chart">
        {products.map((product, at) => {
          const { productId, family } = product
          const missing = family?.productIds.filter((other) => !here.has(other)) ?? []
          return (
            <SizedProduct
              key={productId}
              product={product}
              sizes={sizes}
              idOf={(field) => idOf(`products.${at}.${field}`)}
              errorOf={(field) => errorOf(`products.${at}.${field}`)}
              onSize={(size) =>
                change((now) => ({ ...now, products: now.products.with(at, { ...product, size }) }))
              }
              onRemove={() =>
                change((now) => ({
                  ...now,
                  products: now.products.filter((one) => one.productId !== productId),
                }))
              }
              family={
                missing.length > 0 && mayWrite
                  ? { missing: missing.length, onAdd: () => onAdd(missing) }
                  : undefined
              }
            />
          )
        })}
      </ul>
      {mayWrite && (
        <div id={idOf('products')} tabIndex={-1}>
          <ProductFinder
            error={errorOf('products')}
            onFound={({ productId }) => onAdd([productId])}
          />
        </div>
      )}
    </section>
  )
}
