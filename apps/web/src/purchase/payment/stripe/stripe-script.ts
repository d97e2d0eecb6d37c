import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { queryOptions } from '@tanstack/react-query'

/** Stripe's script, loaded from Stripe when a payment needs it and never before. */
export const stripeScript = (publishableKey: string) =>
  queryOptions({
    queryKey: ['stripe script', publishableKey],
    queryFn: async (): Promise<Stripe> => {
      const stripe = await loadStripe(publishableKey)
      if (!stripe) throw new Error('Stripe needs a browser')
      return stripe
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
