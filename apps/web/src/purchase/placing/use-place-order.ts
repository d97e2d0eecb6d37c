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

/** What the invoice is told when an order was just placed. */
export interface JustPlaced {
  created: true
  /** Opens the payment dialog at once. */
  pay?: true
  /** Why a wallet did not pay it, for the payment dialog. */
  warning?: string | undefined
  /** What the provider said when a wallet paid it. */
  paid?: string
}

interface Options {
  /** Shows the server's field errors in a form; true when it has a place for one of them. */
  showErrors: (errors: readonly FieldError[]) => boolean
  /** What has to be done before the order, such as opening an account. */
  before?: () => Promise<void>
  /** What is done once the order stands; it says itself what went wrong. */
  after?: () => Promise<void>
  /** Pays the order that stands, and never throws; without it the invoice asks for a card. */
  pay?: (orderNum: string) => Promise<JustPlaced>
  /** Nothing was placed. */
  onRefused?: () => void
}

/** What is sent, or how it is found out first. */
type OrderToPlace = SaveOrderBody | (() => Promise<SaveOrderBody>)

/** Places an order and goes to its invoice; a second press while sending does nothing. */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const sending = useRef(false)
  const [refusal, setRefusal] = useState<Error>()
  const [isPlaced, setPlaced] = useState(false)
  const mutation = useMutation({
    mutationFn: async ({ order, options }: { order: OrderToPlace; options: Options }) => {
      await options.before?.()
      const { orderNum } = await placeOrder(typeof order === 'function' ? await order() : order)
      setPlaced(true)
      const state: JustPlaced = (await options.pay?.(orderNum)) ?? { created: true, pay: true }
      return { orderNum, state }
    },
    // A paused order would be sent unasked when the line is back: the shopper presses again.
    networkMode: 'always',
    onSuccess: ({ orderNum, state }, { options }) => {
      dismissAllToasts()
      void options.after?.()
      // A first delivery has given the account its address.
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
    /** The order stands and its invoice is being opened. */
    isPlaced,
    /** Why the last try was refused, unless the form shows it at its fields. */
    refusal,
    /** The next order is another one than that which has arrived in an account. */
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
