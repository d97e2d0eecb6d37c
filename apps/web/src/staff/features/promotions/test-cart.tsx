import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { shopConfig } from '../../../api/shop.ts'
import {
  type PromotionBody,
  type TriedPromotion,
  tryPromotion,
} from '../../../api/staff/orders/promotions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { QuantityField } from '../../../ui/fields/quantity-field.tsx'
import formStyles from '../../components/forms/form.module.css'
import { ProductFinder } from '../../components/forms/product-finder.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'
import { Tried } from './tried.tsx'

interface Line {
  productId: number
  productName: string
  quantity: number
}

const GROUPS = [
  { value: '', label: 'Anybody' },
  { value: 'CLINIC', label: 'Verified clinic' },
  { value: 'SALES_REP', label: 'Sales representative' },
]
const RECEIVED = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'pickup', label: 'Store pickup' },
]

interface TestCartProps {
  /** The stored promotion whose uses count. */
  promotionId: number | undefined
  /** As edited on the screen; undefined while something is invalid. */
  promotion: () => PromotionBody | undefined
  /** The code that is initially in the cart. */
  code: string
}

/** A cart for testing a promotion: shows what it would give, by the same rules as shoppers' carts. */
export function TestCart({ promotionId = 0, promotion, code }: TestCartProps) {
  const zone = useQuery(shopConfig()).data?.timeZone
  const [lines, setLines] = useState<readonly Line[]>([])
  const [cart, setCart] = useState({ received: 'delivery', group: '', isFirst: false, at: '' })
  const [typedCode, setTypedCode] = useState<string>()
  const [emptyTries, setEmptyTries] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [tried, setTried] = useState<TriedPromotion>()
  const outcome = useRef<HTMLDivElement>(null)
  const testing = useSave(tryPromotion, {
    onSaved: (answer) => {
      setTried(answer)
      outcome.current?.focus()
    },
  })
  const codes = typedCode ?? code
  const send = (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (lines.length === 0) return setEmptyTries((count) => count + 1)
    const body = promotion()
    if (!body) return setProblem('Something above is not right yet. Correct it, then test again.')
    testing.save({
      promotionId: promotionId || null,
      promotion: body,
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      pickup: cart.received === 'pickup',
      group: cart.group === 'CLINIC' || cart.group === 'SALES_REP' ? cart.group : null,
      isFirstOrder: cart.isFirst,
      asOf: cart.at || null,
      codes: codes.split(',').flatMap((one) => one.trim() || []),
    })
  }
  return (
    <section className="panel stack" aria-label="Test against a cart">
      <h2>Test against a cart</h2>
      <p className="muted">
        It is tested as if it were active, beside the promotions that are. Nothing is saved, and no
        order is placed.
      </p>
      <form className="stack" noValidate onSubmit={send}>
        <TestLines
          lines={lines}
          onChange={setLines}
          isMissing={emptyTries > 0}
          emptyTries={emptyTries}
        />
        <div className={formStyles.twoFields}>
          <NativeSelect
            label="How it is received"
            data={RECEIVED}
            value={cart.received}
            onChange={({ currentTarget }) => setCart({ ...cart, received: currentTarget.value })}
          />
          <NativeSelect
            label="Who buys"
            data={GROUPS}
            value={cart.group}
            onChange={({ currentTarget }) => setCart({ ...cart, group: currentTarget.value })}
          />
        </div>
        <div className={formStyles.twoFields}>
          <TextInput
            label="Codes in the cart (optional)"
            description="Several with commas between them"
            autoComplete="off"
            value={codes}
            onChange={({ currentTarget }) => setTypedCode(currentTarget.value)}
          />
          <TextInput
            label="At (optional)"
            type="datetime-local"
            description={zone && `By the shop's clock (${zone}); without it, now`}
            value={cart.at}
            onChange={({ currentTarget }) => setCart({ ...cart, at: currentTarget.value })}
          />
        </div>
        <Checkbox
          label="Their first order, signed in with a confirmed email"
          checked={cart.isFirst}
          onChange={({ currentTarget }) => setCart({ ...cart, isFirst: currentTarget.checked })}
        />
        {problem && (
          <p className="note bad" role="alert">
            {problem}
          </p>
        )}
        <Refusal refusal={testing.refusal} />
        <div className="row">
          <Button type="submit" rank="outline" busy={testing.busy}>
            Test this cart
          </Button>
        </div>
      </form>
      <div ref={outcome} tabIndex={-1} role="status">
        {tried && <Tried tried={tried} />}
      </div>
    </section>
  )
}

interface TestLinesProps {
  lines: readonly Line[]
  onChange: (lines: readonly Line[]) => void
  isMissing: boolean
  emptyTries: number
}

function TestLines({ lines, onChange, isMissing, emptyTries }: TestLinesProps) {
  return (
    <>
      <ProductFinder
        emptyTries={emptyTries}
        error={isMissing && lines.length === 0 ? 'Add a product' : undefined}
        onFound={(found) => {
          if (!lines.some(({ productId }) => productId === found.productId)) {
            onChange([...lines, { ...found, quantity: 1 }])
          }
        }}
      />
      <ul className={detailStyles.list} aria-label="The cart">
        {lines.map(({ productId, productName, quantity }) => (
          <li key={productId}>
            <b className="strong">{productName}</b>
            <span className="row">
              <QuantityField
                label={`Quantity of ${productName}`}
                decreaseLabel={`One less of ${productName}`}
                increaseLabel={`One more of ${productName}`}
                value={quantity}
                onChange={(changed) =>
                  onChange(
                    lines.map((one) =>
                      one.productId === productId ? { ...one, quantity: changed } : one,
                    ),
                  )
                }
              />
              <Button
                rank="quiet"
                aria-label={`Remove ${productName}`}
                onClick={() => onChange(lines.filter((one) => one.productId !== productId))}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
