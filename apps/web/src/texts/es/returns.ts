import type { returnTexts } from '../en/returns.ts'

export const returnTextsEs: Record<keyof typeof returnTexts, string> = {
  'returns.refundDays': 'Reembolso dentro de los {days} días después de la entrega.',
  'returns.exchangeDays':
    'Cambio dentro de {days} días, con un cargo de reposición del {percent} y envío nuevo.',
  'returns.condition': 'El artículo debe estar en buen estado.',
  'returns.unopened':
    'El artículo debe estar sin abrir y en buen estado, salvo que esté defectuoso.',
  'returns.bulk': 'Como máximo {max} piezas de un artículo.',
  'returns.saleFinal': 'Los artículos en oferta no se devuelven.',
  'returns.shipping': 'El costo de envío no se reembolsa.',
  'returns.thisSale': 'Este artículo está en oferta: no se puede devolver ni cambiar.',
  'returns.thisHygiene': 'Por higiene, este producto no se puede devolver.',
  'returns.rules': 'Todas las reglas de devolución',
  'returns.policy': 'Política de devoluciones',
  'returns.ask': 'Reembolso o reemplazo',
}
