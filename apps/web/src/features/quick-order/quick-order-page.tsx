import { MAX_CART_LINES, MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import { MAX_ORDER_LINES, parseOrderLines } from '@mendwell/domain/orders/quick-order'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { productsByCodes } from '../../api/orders/quick-order.ts'
import { useBuyer } from '../../components/forms/use-refusal.ts'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { refusalOf } from '../../components/price/sale-refusal.ts'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { useDebounced } from '../../lib/forms/use-debounced.ts'
import { quickPlural, quickText } from '../../lib/quick-order-texts.ts'
import { t } from '../../lib/words/texts.ts'
import { addToCart } from '../../purchase/cart/cart.ts'
import { productToCartLine } from '../../purchase/lines/put-in-cart.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { codesOf, draftOf, fitsInCart, lineProblem } from './order-draft.ts'
import styles from './quick-order.module.css'
import { QuickOrderRow, SurplusRow } from './quick-order-row.tsx'

/** Debounce before the lines are looked up. */
const REST_MS = 400

/** Codes and quantities, pasted or typed, checked while typing, and added to the cart together. */
export function Component() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [announced, setAnnounced] = useState('')
  const buyer = useBuyer()
  const lines = parseOrderLines(text)
  const codes = useDebounced(codesOf(lines).join('\n'), REST_MS)
  const query = useQuery({
    ...productsByCodes(codes.split('\n')),
    enabled: codes !== '',
    placeholderData: keepPreviousData,
  })
  const found = new Map((query.data ?? []).map(({ code, ...named }) => [code, named]))
  const draft = draftOf(lines, found, chosen)
  const surplus = draft[MAX_ORDER_LINES]
  const ready = draft.filter(
    (line) => lineProblem(line) === null && line.product && refusalOf(line.product, buyer) === null,
  )
  const addAll = () => {
    const added = new Set<number>()
    for (const { number, product, quantity } of ready) {
      if (!product || !fitsInCart(product.productId, quantity)) continue
      addToCart(productToCartLine(product, { quantity }))
      added.add(number)
    }
    const rest = draft.filter(({ number }) => !added.has(number))
    setText(rest.map(({ typed }) => typed).join('\n'))
    const words = [
      added.size > 0 ? quickPlural('quick.added', added.size) : '',
      added.size < ready.length
        ? quickText('quick.cartFull', { most: MAX_CART_LINES, pieces: MAX_QUANTITY })
        : '',
      rest.length > 0 ? quickText('quick.left') : '',
    ]
    const sentence = words.filter(Boolean).join(' ')
    setAnnounced(sentence)
    announce(sentence)
  }
  return (
    <div className="page">
      <Crumbs trail={[{ label: quickText('quick.title') }]} />
      <PageTitle title={quickText('quick.title')} />
      <p className="lead">{quickText('quick.lead')}</p>
      <div className={styles.columns}>
        <div className="stack">
          <TextArea
            label={quickText('quick.lines')}
            hint={`${quickText('quick.hint', { most: MAX_ORDER_LINES })} ${quickText('quick.example')}`}
            rows={12}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            value={text}
            onChange={({ currentTarget }) => {
              setAnnounced('')
              setText(currentTarget.value)
            }}
          />
          <Link className={buttonClass('outline')} to={paths.scan}>
            {quickText('quick.scan')}
          </Link>
        </div>
        <section aria-labelledby="found">
          <h2 id="found">{quickText('quick.found')}</h2>
          {announced && (
            <p className="note good">
              <Icon name="circle-check" />
              <span>
                {announced} <Link to={paths.cart}>{t('shell.viewCart')}</Link>
              </span>
            </p>
          )}
          {query.isError && <p className="note warn">{quickText('quick.failed')}</p>}
          <ul className={styles.rows} aria-busy={query.isFetching}>
            {draft.slice(0, MAX_ORDER_LINES).map((line) => (
              <QuickOrderRow
                key={line.number}
                line={line}
                buyer={buyer}
                onChoose={(productId) => setChosen(new Map(chosen).set(line.code, productId))}
              />
            ))}
            {surplus && <SurplusRow first={surplus.number} last={lines.at(-1)?.number ?? 0} />}
          </ul>
          {ready.length > 0 && (
            <div className={styles.bar}>
              <Button big icon="shopping-cart" onClick={addAll}>
                {quickPlural('quick.add', ready.length)}
              </Button>
            </div>
          )}
        </section>
      </div>
    </div>
  )
}
