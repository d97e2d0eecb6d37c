import type { returnTexts } from '../en/returns.ts'

export const returnTextsEs: Record<keyof typeof returnTexts, string> = {
  'returns.refundDays': 'Reembolso dentro de los {days} días después de la entrega.',
  'returns.exchangeDays':
    'Cambio dentro de {days} días, con un cargo de reposición del {percent} y envío nuevo.',
  'returns.condition': 'El artículo debe estar en buen estado.',
  'returns.unopened': 'El artículo debe estar sin abrir y en buen estado.',
  'returns.bulk': 'Como máximo {max} piezas de un artículo.',
  'returns.saleFinal': 'Los artículos en oferta no se devuelven.',
  'returns.shipping': 'El costo de envío no se reembolsa.',
  'returns.thisSale': 'Este artículo está en oferta: no se puede devolver ni cambiar.',
  'returns.thisHygiene': 'Por higiene, este producto no se puede devolver.',
  'returns.rules': 'Todas las reglas de devolución',
  'returns.policy': 'Política de devoluciones',
  'returns.how': '¿Cómo se calcula?',
  'returns.howGoods':
    '{name}: {quantity} de las {bought} piezas que compró por {paid}. Son {goods}, y {tax} de su impuesto.',
  'returns.howLeft': 'Lo devuelto antes cuenta: nada se devuelve dos veces.',
  'returns.howShares':
    'Todas las partes salen de los importes de su factura, así que juntas son exactamente lo que pagó.',
  'returns.howShipping': 'El envío y la manipulación no se reembolsan.',
  'returns.howFee': 'Cargo de reposición de {name}: el {percent} de {worth} es {fee}.',
  'returns.howParcel': 'Un paquete nuevo, según el valor de sus artículos: {fee}.',
  'returns.next': 'Qué sigue ahora',
  'returns.nextMail': 'Recibirá un correo con el número de devolución.',
  'returns.nextWait': 'Espere nuestra respuesta antes de enviar algo.',
  'returns.nextParcel': 'Escriba el número de devolución en el paquete.',
  'returns.nextRefund': 'Cuando llegue, le reembolsamos por el mismo medio con el que pagó.',
  'returns.nextReplacement': 'Cuando llegue, enviamos el reemplazo.',
  'returns.nextExchange':
    'Cuando la aprobemos, apartamos la otra talla. La enviamos cuando llegue su paquete y esté pagada la diferencia, si la hay.',
  'exchange.sizeOf': 'Talla en lugar de {name}',
  'exchange.size': '{label}, {price}',
  'exchange.noSizes': 'No hay otra talla de {name} en existencia. Pida un reembolso.',
  'exchange.line': '{quantity} × {wanted} en lugar de {name}',
  'exchange.tax': 'Impuesto sobre la diferencia',
  'exchange.due': 'Usted paga',
  'exchange.back': 'Usted recibe',
  'exchange.fee':
    'Lo que pagó cuenta para la otra talla, menos el cargo de reposición ({percent}, {fee}).',
  'exchange.fineDue':
    'Ahora no paga nada. Si hay una diferencia, le enviamos un enlace por correo para pagarla.',
  'exchange.fineBack': 'El dinero vuelve a la tarjeta con la que pagó, cuando llegue su paquete.',
  'exchange.wanted': 'Recibe a cambio',
  'exchange.amount': 'Lo que cuesta el cambio',
  'returns.ask': 'Reembolso o reemplazo',
}
