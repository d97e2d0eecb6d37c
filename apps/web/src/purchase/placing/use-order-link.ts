import { openOrder } from '@mendwell/contract/orders/own-orders'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { query } from '../../api/calls/query.ts'

/**
 * Exchanges the token of a mailed order link for the order cookie, and removes it from the URL, so that it is not
 * bookmarked or shared. True while in progress.
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
  // The URL is outside React.
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
