import type { FieldError } from '@mendwell/contract/wire/errors'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { queryClient } from '../../api/calls/query-client.ts'
import { quoteKey, type SaveOrderBody } from '../../api/orders/orders.ts'
import { askSession, noticeEndedSession } from '../../api/sessions.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { dismissAllToasts } from '../../ui/notices/toast.tsx'
import { settleOrder } from '../draft/pending-order.ts'
import { ArrivedInAccount, placeOrder } from './place-order.ts'

/** Navigation state for the invoice of an order just placed. */
export interface JustPlaced {
  created: true
  /** Opens the payment dialog at once. */
  pay?: true
  /** Why a wallet payment failed, for the payment dialog. */
  warning?: string | undefined
  /** The provider's message after a wallet payment. */
  paid?: string
}

interface Options {
  /** Shows the server's field errors in a form; true if one of them has a field there. */
  showErrors: (errors: readonly FieldError[]) => boolean
  /** Runs before the order, such as creating an account; false: the shopper is asked something first. */
  before?: () => Promise<boolean>
  /** Runs once the order is placed; reports its own errors. */
  after?: () => Promise<void>
  /** Pays for the placed order, and never throws; without it the invoice asks for a card. */
  pay?: (orderNum: string) => Promise<JustPlaced>
  /** Nothing was placed. */
  onRefused?: () => void
}

/** The order to send, or how to find it out first. */
type OrderToPlace = SaveOrderBody | (() => Promise<SaveOrderBody>)

/** Places an order and opens its invoice; a second click while sending does nothing. */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const sending = useRef(false)
  const [refusal, setRefusal] = useState<Error>()
  const [isPlaced, setPlaced] = useState(false)
  const mutation = useMutation({
    mutationFn: async ({ order, options }: { order: OrderToPlace; options: Options }) => {
      if ((await options.before?.()) === false) return undefined
      const { orderNum } = await placeOrder(typeof order === 'function' ? await order() : order)
      setPlaced(true)
      const state: JustPlaced = (await options.pay?.(orderNum)) ?? { created: true, pay: true }
      return { orderNum, state }
    },
    // A paused order would be sent unasked once back online: the shopper clicks again instead.
    networkMode: 'always',
    onSuccess: (placed, { options }) => {
      if (!placed) return
      const { orderNum, state } = placed
      dismissAllToasts()
      void options.after?.()
      // The account's first delivery has set its address.
      void askSession()
      void navigate(paths.orderDetail(orderNum), { state })
    },
    onError: (error, { options }) => {
      noticeEndedSession(error)
      options.onRefused?.()
      if (error instanceof ArrivedInAccount) void askSession()
      const errors = error instanceof CallProblem ? error.problem.errors : undefined
      if (!errors || !options.showErrors(errors)) setRefusal(error)
      // What was refused may have changed: prices, stock, tax.
      void queryClient.invalidateQueries({ queryKey: quoteKey })
    },
    onSettled: () => {
      sending.current = false
    },
  })
  return {
    busy: mutation.isPending,
    /** The order is placed and its invoice is being opened. */
    isPlaced,
    /** Why the last attempt was refused, unless the form shows it at its fields. */
    refusal,
    /** The next order is a different one than that which arrived in an account. */
    startOver: () => {
      settleOrder()
      setRefusal(undefined)
    },
    place: (order: OrderToPlace, options: Options) => {
      if (sending.current) return
      sending.current = true
      setRefusal(undefined)
      mutation.mutate({ order, options })
    },
  }
}
