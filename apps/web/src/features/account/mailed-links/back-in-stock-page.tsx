import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { confirmBackInStock, endBackInStock } from '../../../api/catalog/back-in-stock.ts'
import { backText } from '../../../components/back-in-stock/back-texts.ts'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { reasonOf } from '../sign-in/reason-of.ts'
import narrowStyles from './narrow.module.css'

/** The link of the back-in-stock mail; it takes a click to redeem, so that mail scanners cannot. */
export function Component() {
  const token = useSearchParams()[0].get('t') ?? ''
  const confirming = useMutation({ mutationFn: () => confirmBackInStock(token) })
  const ending = useMutation({ mutationFn: () => endBackInStock(token) })
  const { data } = confirming
  const error = ending.error ?? confirming.error
  return (
    <div className={`page ${narrowStyles.narrow} stack`}>
      <PageTitle title={backText('back.confirmTitle')} />
      {!data && !ending.isSuccess && <p className="muted">{backText('back.confirmHelp')}</p>}
      <div role="status" className="stack">
        {data && !ending.isSuccess && (
          <p className="note good">
            {backText(data.inStock ? 'back.inStock' : 'back.confirmed', { name: data.productName })}
          </p>
        )}
        {ending.isSuccess && <p className="note good">{backText('back.ended')}</p>}
        {error && <p className="note warn">{reasonOf(error)}</p>}
      </div>
      {!ending.isSuccess && (
        <div className="row">
          {data ? (
            <Link className={buttonClass('primary')} to={paths.product(data)}>
              {backText('back.see')}
            </Link>
          ) : (
            <Button big busy={confirming.isPending} onClick={() => confirming.mutate()}>
              {backText('back.confirm')}
            </Button>
          )}
          {!data?.inStock && (
            <Button rank="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
              {backText('back.end')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
