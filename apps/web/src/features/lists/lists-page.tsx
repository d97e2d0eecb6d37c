import { type ListFault, MAX_LIST_NAME, makeList } from '@mendwell/domain/lists/saved-lists'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { currentCart } from '../../purchase/cart/cart.ts'
import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'
import { listText } from '../../purchase/lines/list-texts.ts'
import { listLineOf } from '../../purchase/lines/save-for-later.ts'
import { useListsRefused } from '../../purchase/sync/sync-lists.ts'
import { useSession } from '../../session/session.ts'
import { currentLists, keepLists, useSavedLists } from '../../state/saved-lists.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { ListPanel } from './list-panel.tsx'

/** Saved cart lines and whole carts, by list name: stored in this browser, and in the signed-in account. */
export function Component() {
  const lists = useSavedLists()
  const custId = useSession().customer?.custId
  const areRefused = useListsRefused()
  return (
    <div className="page stack">
      <Crumbs trail={[{ label: listText('lists.title') }]} />
      <PageTitle title={listText('lists.title')} />
      {custId === undefined ? (
        <p className="lead">
          {listText('lists.lead')}{' '}
          <Link to={paths.login} state={{ from: paths.lists }}>
            {listText('lists.signIn')}
          </Link>
        </p>
      ) : (
        <p className="lead">{listText('lists.leadAccount')}</p>
      )}
      <div role="status">
        {areRefused && <p className="note warn">{listText('lists.accountFull')}</p>}
      </div>
      {lists.length === 0 && (
        <div className="stack-small">
          <p className="strong">{listText('lists.none')}</p>
          <p className="muted">{listText('lists.noneHint')}</p>
        </div>
      )}
      {lists.map((list) => (
        <ListPanel key={list.name} list={list} custId={custId} />
      ))}
      <KeepCart />
      <p className="row">
        <Link to={paths.shareCart}>{cartLinkText('carts.share')}</Link>
        <Link to={paths.devices}>{listText('lists.devices')}</Link>
      </p>
    </div>
  )
}

/** Saves the cart as a named list; the cart stays unchanged. */
function KeepCart() {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<ListFault>()
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = makeList(currentLists(), name, currentCart().map(listLineOf))
    setFault(typeof next === 'string' ? next : undefined)
    if (typeof next === 'string') {
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    keepLists(next)
    announce(listText('lists.made', { name: name.trim() }))
    setName('')
  }
  return (
    <form className="panel flat stack" noValidate onSubmit={keep}>
      <h2>{listText('lists.make')}</h2>
      <TextField
        label={listText('lists.name')}
        hint={listText('lists.makeHint')}
        error={fault && listText(`lists.fault.${fault}`)}
        autoComplete="off"
        maxLength={MAX_LIST_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" rank="secondary">
        {listText('lists.makeButton')}
      </Button>
    </form>
  )
}
