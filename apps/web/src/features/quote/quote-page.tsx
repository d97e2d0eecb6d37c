import type { ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { product as productQuery } from '../../api/catalog/catalog.ts'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { SectionState } from '../../components/lists/section-state.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { t } from '../../lib/words/texts.ts'
import { useSession } from '../../session/session.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import styles from './quote.module.css'
import { quoteText } from './quote-texts.ts'
import { useQuoteForm } from './use-quote-form.ts'

/** Requests a quote for a product that cannot be ordered as is. */
export function Component() {
  const productId = Number(useParams().productId)
  const query = useQuery(productQuery(productId))
  return (
    <div className={`page ${styles.quote}`}>
      <PageTitle title={quoteText('quote.title')} />
      <p className="lead">{quoteText('quote.lead')}</p>
      <SectionState query={query} skeleton={<div className={skeletonStyles.invoice} />}>
        {(found) => <QuoteForm key={found.productId} product={found} />}
      </SectionState>
    </div>
  )
}

function QuoteForm({ product }: { product: ProductWithImageWire }) {
  const [isSent, setSent] = useState(false)
  return (
    <>
      <Goods product={product} />
      {isSent ? <Sent /> : <Form productId={product.productId} onSent={() => setSent(true)} />}
    </>
  )
}

function Goods({ product }: { product: ProductWithImageWire }) {
  const { productName, hcpcs, sku } = product
  return (
    <div className={styles.goods}>
      <Picture
        {...imageSources(product.imageUrl)}
        sizes="92px"
        alt=""
        width={92}
        height={92}
        eager
      />
      <div>
        <Link to={paths.product(product)} lang={goodsLanguage()}>
          {productName}
        </Link>
        <p className="small muted">
          {hcpcs ? t('product.hcpcsCode', { code: hcpcs }) : quoteText('quote.sku', { sku })}
        </p>
      </div>
    </div>
  )
}

interface FormProps {
  productId: number
  onSent: () => void
}

function Form({ productId, onSent }: FormProps) {
  const { customer } = useSession()
  const { form, busy, refusal, submit } = useQuoteForm({ productId, customer, onSent })
  const { field } = form
  return (
    <form className="panel" noValidate onSubmit={submit}>
      <FormErrors form={form} />
      <div className="two-columns">
        <TextField label={quoteText('quote.name')} autoComplete="name" {...field('name')} />
        <TextField
          label={quoteText('quote.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          {...field('email')}
        />
        <TextField
          label={quoteText('quote.phone')}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          label={quoteText('quote.quantity')}
          inputMode="numeric"
          autoComplete="off"
          {...field('quantity')}
        />
        <TextArea
          label={quoteText('quote.note')}
          hint={quoteText('quote.noteHint')}
          optional={t('common.optional')}
          rows={4}
          full
          {...field('note')}
        />
      </div>
      <RefusalNote text={refusal} />
      <div className={`row ${styles.send}`}>
        <Button type="submit" big busy={busy}>
          {quoteText('quote.send')}
        </Button>
        <span className="small muted">{quoteText('quote.sendHelp')}</span>
      </div>
    </form>
  )
}

/** Takes focus, so that no one misses it. */
function Sent() {
  const note = useRef<HTMLDivElement>(null)
  // Focus is not part of rendering.
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} className="note good spaced" role="status" tabIndex={-1}>
      <Icon name="circle-check" />
      <div>
        <b className="strong">{quoteText('quote.sent')}</b>
        <p>{quoteText('quote.sentHelp')}</p>
        <Link className={buttonClass('outline')} to={paths.continueShopping}>
          {quoteText('quote.goOn')}
        </Link>
      </div>
    </div>
  )
}
