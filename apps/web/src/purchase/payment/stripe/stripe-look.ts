import type { Appearance } from '@stripe/stripe-js'

/** The shop's colors and sizes for Stripe's fields, read from the design tokens. */
export function stripeLook(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('--brand-700'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorBackground: token('--paper'),
      colorDanger: token('--sale'),
      borderRadius: token('--r'),
      fontSizeBase: token('--t-sm'),
    },
    rules: { '.Input': { border: `1px solid ${token('--control')}` } },
  }
}
