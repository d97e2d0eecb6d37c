import { Link } from 'react-router'
import { refusalWords } from '../../components/price/sale-refusal.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Filled } from './fill-from-list.ts'
import { listText } from './list-texts.ts'

/** Says what is now in the cart, and names what is not. */
export function FilledOutcome({ filled: { added, gone, refused, noRoom } }: { filled: Filled }) {
  const isPartly = gone.length + refused.length + noRoom.length > 0
  return (
    <div className={`note ${isPartly ? 'warn' : 'good'}`}>
      <Icon name={isPartly ? 'alert-triangle' : 'circle-check'} />
      <div>
        {added > 0 && (
          <p>
            {listText(added === 1 ? 'lists.moved.one' : 'lists.moved.other', { count: added })}{' '}
            <Link to={paths.cart}>{listText('lists.toCart')}</Link>
          </p>
        )}
        {gone.length > 0 && <p>{listText('lists.gone', { names: gone.join(', ') })}</p>}
        {[...new Set(refused.map(({ why }) => why))].map((why) => {
          const names = refused.filter((one) => one.why === why).map(({ name }) => name)
          return (
            <p key={why}>
              {listText('lists.refused', { why: refusalWords(why), names: names.join(', ') })}
            </p>
          )
        })}
        {noRoom.length > 0 && <p>{listText('lists.noRoom', { names: noRoom.join(', ') })}</p>}
      </div>
    </div>
  )
}
