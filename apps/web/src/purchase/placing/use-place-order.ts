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
  pay: true
}

interface Options {
  /** Shows the server's field errors in a form; true when it has a place for one of them. */
  showErrors: (errors: readonly FieldError[]) => boolean
  /** What has to be done before the order, such as opening an account. */
  before?: () => Promise<void>
  /** What is done once the order stands; it says itself what went wrong. */
  after?: () => Promise<void>
}

/** Places an order and goes to its invoice; a second press while sending does nothing. */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const sending = useRef(false)
  const [refusal, setRefusal] = useState<Error>()
  const mutation = useMutation({
    mutationFn: async ({ body, options }: { body: SaveOrderBody; options: Options }) => {
      await options.before?.()
      return placeOrder(body)
    },
    // A paused order would be sent unasked when the line is back: the shopper presses again.
    networkMode: 'always',
    onSuccess: ({ orderNum }, { options }) => {
      dismissAllToasts()
      void options.after?.()
      // A first delivery has given the account its address.
      void askSession()
      const state: JustPlaced = { created: true, pay: true }
      void navigate(paths.orderDetail(orderNum), { state })
    },
    onError: (error, { options }) => {
      noticeEndedSession(error)
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
    isPlaced: mutation.isSuccess,
    /** Why the last try was refused, unless the form shows it at its fields. */
    refusal,
    /** The next order is another one than that which has arrived in an account. */
    startOver: () => {
      settleOrder()
      setRefusal(undefined)
    },
    place: (body: SaveOrderBody, options: Options) => {
      if (sending.current) return
      sending.current = true
      setRefusal(undefined)
      mutation.mutate({ body, options })
    },
  }
}
