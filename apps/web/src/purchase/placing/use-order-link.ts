import { openOrder } from '@mendwell/contract/orders/own-orders'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { query } from '../../api/calls/query.ts'

/**
 * Trades the token of a mailed link to an order for the order cookie, and takes it out of the address,
 * so that it is neither bookmarked nor sent on. True while that is under way.
 */
export function useOrderLink(): boolean {
  const [search, setSearch] = useSearchParams()
  const token = search.get('key') ?? ''
  const { isSuccess, isError } = useQuery({
    ...query(openOrder, { body: { token } }),
    enabled: token !== '',
    retry: false,
    gcTime: 0,
  })
  const isDone = token !== '' && (isSuccess || isError)
  // The address is outside React.
  useEffect(() => {
    if (!isDone) return
    setSearch(
      (before) => {
        before.delete('key')
        return before
      },
      { replace: true },
    )
  }, [isDone, setSearch])
  return token !== ''
}
