/** Sentences of mails about orders, payments and parcels, in Spanish. */
export const ORDER_MAILS = {
  // Facts
  'Order number': 'Número de pedido',
  'Replacement number': 'Número de reemplazo',
  'Placed on': 'Fecha del pedido',
  'Paid on': 'Fecha de pago',
  'Paid with': 'Forma de pago',
  'Sent on': 'Fecha de envío',
  'How you get it': 'Cómo lo recibe',
  'Ship to': 'Enviar a',
  'Collect at': 'Recoger en',
  'For the courier': 'Para el repartidor',
  'Your note': 'Su nota',
  Carrier: 'Transportista',
  'Tracking number': 'Número de seguimiento',
  Refund: 'Reembolso',
  Why: 'Motivo',
  // How the goods are handed over
  'Collected in store': 'Recogida en la tienda',
  Delivery: 'Entrega a domicilio',
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'al anochecer',
  night: 'por la noche',
  daytime: 'durante el día',
  // Lines and sums
  Items: 'Artículos',
  Totals: 'Totales',
  '{quantity} × {price}, SKU {sku}': '{quantity} × {price}, SKU {sku}',
  '{count} on backorder, will ship as soon as we have them':
    '{count} bajo pedido, con envío en cuanto haya existencias',
  'Cut: {cut}': 'Corte: {cut}',
  'Special instruction: {instruction}': 'Instrucción especial: {instruction}',
  'Subtotal (1 item)': 'Subtotal (1 artículo)',
  'Subtotal ({count} items)': 'Subtotal ({count} artículos)',
  Discount: 'Descuento',
  'Shipping and handling': 'Envío y manejo',
  Tax: 'Impuesto',
  'Tax, {place} {rate}': 'Impuesto, {place} {rate}',
  Total: 'Total',
  // When it comes
  Arrives: 'Llega',
  'Ready to collect': 'Listo para recoger',
  '{words} (1 piece)': '{words} (1 pieza)',
  '{words} ({count} pieces)': '{words} ({count} piezas)',
  'On backorder: expected from {day}': 'Bajo pedido: se espera desde el {day}',
  'On backorder: expected {days}': 'Bajo pedido, fecha esperada: {days}',
  'On backorder: we will tell you when it is here': 'Bajo pedido: le avisaremos cuando esté aquí',
  'On backorder: we will tell you when it ships': 'Bajo pedido: le avisaremos cuando se envíe',
  'We will tell you the date': 'Le avisaremos la fecha',
  'From {day}': 'Desde el {day}',
  '{days}, by freight': '{days}, por transporte de carga',
  '{day} to {lastDay}': 'entre el {day} y el {lastDay}',
  // Ways on
  'See your order': 'Ver su pedido',
  'Track the order': 'Seguir el pedido',
  'Pay the order': 'Pagar el pedido',
  'Questions? Just reply to this email.': '¿Preguntas? Responda a este correo.',
  // Order confirmation
  'One product, {total} in all': 'Un producto, {total} en total',
  '{count} products, {total} in all': '{count} productos, {total} en total',
  'Thank you, {firstName}. Your order is in.': 'Gracias, {firstName}. Recibimos su pedido.',
  'Once your card is charged, we email you a receipt.':
    'Cuando se haga el cargo a su tarjeta, le enviaremos un recibo por correo.',
  'The link opens this order only and works for {days} days. Please do not forward it.':
    'El enlace abre solo este pedido y sirve {days} días. No lo reenvíe, por favor.',
  'Refund within 15 days, exchange within 30 days with a 10% restoration fee. Shipping is not refunded.':
    'Reembolso en 15 días, cambio en 30 días con un cargo de reposición del 10 %. El envío no se reembolsa.',
  'Follow your orders': 'Siga sus pedidos',
  'You ordered as a guest. Set a password, and find your orders, invoices and returns in one place.':
    'Hizo el pedido como invitado. Cree una contraseña y vea sus pedidos, facturas y devoluciones en un solo lugar.',
  'The link works once, within 24 hours. If you do not use it, nothing changes.':
    'El enlace sirve una vez, durante 24 horas. Si no lo usa, nada cambia.',
  // Payment
  '{total} paid, {means}': 'Pago de {total}, {means}',
  'Thank you, {firstName}. We received {total}.': 'Gracias, {firstName}. Recibimos {total}.',
  'We are preparing your order and will email you when it ships.':
    'Estamos preparando su pedido y le escribiremos cuando salga.',
  'Questions about this payment? Just reply to this email.':
    '¿Preguntas sobre este pago? Responda a este correo.',
  '{brand} ending in {last4}': '{brand} que termina en {last4}',
  Card: 'Tarjeta',
  Cash: 'Efectivo',
  Check: 'Cheque',
  'Bank transfer': 'Transferencia bancaria',
  '{total} open, held until {when}': '{total} por pagar, pedido apartado hasta el {when}',
  '{firstName}, your order is not paid yet.': '{firstName}, su pedido aún no está pagado.',
  'We are holding the items in order {number} for you until {when}. After that the order is cancelled and you are not charged.':
    'Le tenemos apartados los artículos del pedido {number} hasta el {when}. Después el pedido se cancela y no se le cobra nada.',
  'Changed your mind? You do not have to do anything. Questions? Just reply to this email.':
    '¿Cambió de opinión? No tiene que hacer nada. ¿Preguntas? Responda a este correo.',
  '{total} for what you ordered by phone': '{total} por lo que pidió por teléfono',
  '{total} after the change to your order': '{total} después del cambio en su pedido',
  '{total} for what was added to order {number}': '{total} por lo que se añadió al pedido {number}',
  '{firstName}, here is your order.': '{firstName}, aquí está su pedido.',
  '{firstName}, your order was changed.': '{firstName}, su pedido cambió.',
  '{firstName}, something was added to your order.': '{firstName}, se añadió algo a su pedido.',
  'You placed this order by phone. Please check it and pay by card.':
    'Hizo este pedido por teléfono. Revíselo y páguelo con tarjeta, por favor.',
  'We changed your order as shown below. Please check it. If it is not paid yet, you can pay by card.':
    'Cambiamos su pedido como se ve abajo. Revíselo, por favor. Si aún no está pagado, puede pagarlo con tarjeta.',
  'This was added to your order {number}. Please check it and pay by card.':
    'Esto se añadió a su pedido {number}. Revíselo y páguelo con tarjeta, por favor.',
  'The link works for {hours} hours and opens this order only. If you did not order anything, you can ignore this email or reply to it.':
    'El enlace sirve {hours} horas y abre solo este pedido. Si no pidió nada, puede ignorar este correo o responderlo.',
  // Parcels
  '{firstName}, your package is on its way.': '{firstName}, su paquete va en camino.',
  '{firstName}, your replacement is on its way.': '{firstName}, su reemplazo va en camino.',
  'Still to come in another package: {names}.': 'Falta por llegar en otro paquete: {names}.',
  'Follow it at {carrier}': 'Seguirlo en {carrier}',
  'Is something missing or broken? Just reply to this email.':
    '¿Falta algo o llegó algo dañado? Responda a este correo.',
  'We are sending you a replacement. There is nothing to pay.':
    'Le enviaremos un reemplazo. No hay nada que pagar.',
  '{firstName}, we are sending you a replacement.': '{firstName}, le enviaremos un reemplazo.',
  'There is nothing to pay. We will email you again, with a tracking number, when it ships.':
    'No hay nada que pagar. Le escribiremos otra vez, con un número de seguimiento, cuando salga.',
  'Is the address still right? If not, just reply to this email.':
    '¿Sigue siendo correcta la dirección? Si no, responda a este correo.',
  // Changes and cancellations
  'Order {number} goes to another address': 'El pedido {number} va a otra dirección',
  'Your delivery address was changed.': 'Se cambió su dirección de entrega.',
  'If you did not change it, reply to this email right away.':
    'Si no la cambió usted, responda a este correo de inmediato.',
  'Order {number}: {date}': 'Pedido {number}: {date}',
  'There is a new date for your order.': 'Hay una nueva fecha para su pedido.',
  'Our supplier is late with the pieces that were not in stock when you ordered. We are sorry.':
    'Nuestro proveedor se ha retrasado con las piezas que no había cuando hizo su pedido. Lo sentimos.',
  'Your order has not left us as soon as we said. We are sorry.':
    'Su pedido no ha salido tan pronto como le dijimos. Lo sentimos.',
  'Our supplier has told us when the pieces come that were not in stock when you ordered.':
    'Nuestro proveedor nos dijo cuándo llegan las piezas que no teníamos cuando hizo el pedido.',
  'If you do not want to wait, reply to this email: what has not been sent can be cancelled.':
    'Si no quiere esperar, responda a este correo: lo que no se ha enviado se puede cancelar.',
  'Order {number}': 'Pedido {number}',
  'Order {number} of {day}': 'Pedido {number} del {day}',
  'Your order was cancelled.': 'Su pedido se canceló.',
  'It was not paid in time, so its items are for sale again. Your card was not charged. You can order again at any time.':
    'No se pagó a tiempo, así que sus artículos están otra vez a la venta. No se cobró nada a su tarjeta. Puede volver a pedir cuando quiera.',
  'Your card was not charged for it.': 'No se cobró nada a su tarjeta.',
  'You will get a full refund the same way you paid. We will email you when it is on its way.':
    'Le reembolsaremos todo por el mismo medio con el que pagó. Le escribiremos cuando el dinero vaya en camino.',
  'If you did not expect this, just reply to this email.':
    'Si no esperaba esto, responda a este correo.',
  'Your replacement was cancelled.': 'Su reemplazo se canceló.',
  'We will not send it. You were not charged for it.': 'No se lo enviaremos. No se le cobró nada.',
  'If you still need it, just reply to this email.': 'Si aún lo necesita, responda a este correo.',
  // Refunds
  '{amount} for order {number}': '{amount} del pedido {number}',
  'We are refunding {amount} in cash.': 'Le devolvemos {amount} en efectivo.',
  'We are refunding {amount} by check.': 'Le devolvemos {amount} con un cheque.',
  'We are refunding {amount} by bank transfer.':
    'Le devolvemos {amount} por transferencia bancaria.',
  'We refunded {amount} to your card.': 'Devolvimos {amount} a su tarjeta.',
  'We refunded {amount} to your gift card.': 'Devolvimos {amount} a su tarjeta de regalo.',
  'We refunded {amount} to your store credit.': 'Devolvimos {amount} a su crédito de la tienda.',
  'For the items you returned.': 'Por los artículos que devolvió.',
  'Because the order was cancelled.': 'Porque el pedido se canceló.',
  'Refunded by our customer service team.': 'Reembolso de nuestro equipo de servicio al cliente.',
  'Your card was charged more than once for this order.':
    'Se hizo más de un cargo a su tarjeta por este pedido.',
  'It can take up to ten days to appear on your statement.':
    'Puede tardar hasta diez días en aparecer en su estado de cuenta.',
  'You can spend it again at once.': 'Puede volver a usarlo de inmediato.',
  'You can spend it at once, on any order that you place signed in with this email.':
    'Puede usarlo de inmediato en cualquier pedido que haga después de iniciar sesión con este correo.',
  'You will get it the same way you paid. We will contact you if we need anything from you.':
    'Lo recibirá por el mismo medio con el que pagó. Le avisaremos si necesitamos algo de usted.',
  'Questions about this refund? Just reply to this email.':
    '¿Preguntas sobre este reembolso? Responda a este correo.',
} as const
