import type { StatusWord } from '@mendwell/contract/wire/status-words'

/** Statuses inside messages: of an order first, then of a return and of a clinic's request. */
export const statusWordsEs: Record<StatusWord, string> = {
  new: 'nuevo',
  preparing: 'en preparación',
  shipped: 'enviado',
  delivered: 'entregado',
  cancelled: 'cancelado',
  requested: 'solicitada',
  approved: 'aprobada',
  declined: 'rechazada',
  received: 'recibida',
  refunded: 'reembolsada',
  replaced: 'cambiada',
  verified: 'verificada',
  withdrawn: 'retirada',
}
