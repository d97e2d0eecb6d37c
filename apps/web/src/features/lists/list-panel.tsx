import { removeList, removeListLine, type SavedList } from '@mendwell/domain/lists/saved-lists'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBuyer } from '../../components/forms/use-refusal.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { fillFromList } from '../../purchase/lines/fill-from-list.ts'
import { FilledOutcome } from '../../purchase/lines/filled-outcome.tsx'
import { listText } from '../../purchase/lines/list-texts.ts'
import lineStyles from '../../purchase/lines/product-line.module.css'
import { currentLists, keepLists } from '../../state/saved-lists.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { ShareList } from './share-list.tsx'

interface ListPanelProps {
  list: SavedList
  /** The account that stores the list; undefined if only this browser does. */
  custId: number | undefined
}

/** One list with its lines, added to the cart with one click; a customer can share it with whoever shops for them. */
export function ListPanel({ list: { name, lines }, custId }: ListPanelProps) {
  const title = name || listText('lists.later')
  const buyer = useBuyer()
  const [isSharing, setIsSharing] = useState(false)
  const filling = useMutation({ mutationFn: () => fillFromList(lines, buyer) })
  const remove = (at: number, productName: string) => {
    keepLists(removeListLine(currentLists(), name, at))
    announce(listText('lists.removed', { name: productName }))
  }
  const drop = () => {
    keepLists(removeList(currentLists(), name))
    announce(listText('lists.deleted', { name: title }))
  }
  return (
    <section className="panel stack" aria-label={title}>
      <div className="row between">
        <h2>{title}</h2>
        <div className="row">
          <Button
            icon="shopping-cart"
            busy={filling.isPending}
            onClick={() => filling.mutate()}
            aria-label={listText('lists.moveAllOf', { name: title })}
          >
            {listText('lists.moveAll')}
          </Button>
          {custId !== undefined && (
            <Button
              rank="outline"
              onClick={() => setIsSharing(!isSharing)}
              aria-expanded={isSharing}
              aria-label={listText('lists.shareOf', { name: title })}
            >
              {listText('lists.share')}
            </Button>
          )}
          <Button
            rank="quiet"
            onClick={drop}
            aria-label={listText('lists.deleteOf', { name: title })}
          >
            {listText('lists.delete')}
          </Button>
        </div>
      </div>
      <div role="status">
        {filling.data && <FilledOutcome filled={filling.data} />}
        {filling.error && <p className="note warn">{listText('lists.failed')}</p>}
      </div>
      {isSharing && custId !== undefined && <ShareList custId={custId} name={name} title={title} />}
      <ul className="stack-small">
        {lines.map((line, at) => (
          <li
            key={JSON.stringify([line.productId, line.cut, line.notes])}
            className={lineStyles.line}
          >
            <div>
              <Link to={addressOf(line)} lang={goodsLanguage()}>
                {line.productName}
              </Link>
              <p className="small muted tabular">
                {[listText('lists.quantity', { count: line.quantity }), line.cut, line.notes.trim()]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <button
              type="button"
              className="button quiet square"
              aria-label={listText('lists.removeLine', { name: line.productName })}
              onClick={() => remove(at, line.productName)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rest of the URL besides the id is for display only. */
const addressOf = ({ productId, productName }: { productId: number; productName: string }) =>
  paths.product({ productId, productName, subCategory: 'product', categoryId: 0 })
