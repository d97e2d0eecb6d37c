/** Sentences of mails about returns, in Spanish. */
export const RETURN_MAILS = {
  'Return number': 'Número de devolución',
  'Return numbers': 'Números de devolución',
  'Request for': 'Solicita',
  Replacement: 'Reemplazo',
  Product: 'Producto',
  '{name}, quantity {quantity}': '{name}, cantidad {quantity}',
  'Questions about this return? Just reply to this email.':
    '¿Preguntas sobre esta devolución? Responda a este correo.',
  // Requested
  'Order {number}, one product': 'Pedido {number}, un producto',
  'Order {number}, {count} products': 'Pedido {number}, {count} productos',
  'We received your request.': 'Recibimos su solicitud.',
  '{amount} back': '{amount} de reembolso',
  '{amount} fees': '{amount} en cargos',
  'Less {amount} of discount that what you keep no longer qualifies for':
    'Menos {amount} de descuento al que ya no da derecho lo que conserva',
  'Quantity {quantity}, return number {number}':
    'Cantidad {quantity}, número de devolución {number}',
  'What happens next': 'Qué sigue ahora',
  'We will review your request and email you. Please do not send anything before that. Write the return number on the package, so that we know it is yours.':
    'Revisaremos su solicitud y le escribiremos. No envíe nada antes, por favor. Escriba el número de devolución en el paquete para que sepamos que es suyo.',
  'Shipping is not refunded. The money goes back to the card you paid with.':
    'El envío no se reembolsa. El dinero vuelve a la tarjeta con la que pagó.',
  'Shipping is refunded too. The money goes back to the card you paid with.':
    'También se reembolsa el envío. El dinero vuelve a la tarjeta con la que pagó.',
  'Includes {amount} for shipping': 'Incluye {amount} por el envío',
  'The replacement costs you nothing.': 'El reemplazo no le cuesta nada.',
  'The restoration fee and new shipping fees are due before the replacement leaves.':
    'El cargo de reposición y el nuevo envío se pagan antes de que salga el reemplazo.',
  // Decided
  '{name}, order {number}': '{name}, pedido {number}',
  approved: 'aprobada',
  declined: 'rechazada',
  received: 'recibida',
  'You can send it back.': 'Puede devolverlo.',
  'Pack the items well, with everything that came with them. You can print a return label in your order and put it on the package, or write the return number on it.':
    'Empaque bien los artículos, con todo lo que venía con ellos. Puede imprimir en su pedido una etiqueta de devolución y ponerla en el paquete, o escribir en él el número de devolución.',
  'We cannot take it back.': 'No podemos aceptar la devolución.',
  'We are sorry. Please read our note, and reply to this email if you disagree.':
    'Lo sentimos. Lea nuestra nota y responda a este correo si no está de acuerdo.',
  'Your package has arrived.': 'Recibimos su paquete.',
  'We will check the items and then finish your return. We will email you when it is done.':
    'Revisaremos los artículos y terminaremos su devolución. Le escribiremos cuando esté lista.',
  // Refund changed
  'your refund has changed': 'su reembolso ha cambiado',
  'We changed your refund.': 'Cambiamos su reembolso.',
  'Taken off': 'Descontado',
  'Our note says why. Please reply to this email if you disagree.':
    'Nuestra nota explica el motivo. Responda a este correo si no está de acuerdo.',
  'You get back the full amount that we quoted.':
    'Le devolvemos el importe completo que le indicamos.',
  // Exchanges for another size
  'Exchange for another size': 'Cambio por otra talla',
  'You get instead: {name}': 'Recibe a cambio: {name}',
  '{amount} to pay': '{amount} por pagar',
  'We set the other size aside when we approve your request, and send it once the items you send back are here. A difference is to be paid before it leaves.':
    'Apartaremos la otra talla cuando aprobemos su solicitud y la enviaremos cuando lleguen los artículos que devuelve. Si hay una diferencia, se paga antes de que salga.',
  '{firstName}, your exchange is ready.': '{firstName}, su cambio está listo.',
  'There is nothing to pay.': 'No hay nada que pagar.',
  'Exchange number': 'Número de cambio',
  'You send back': 'Usted devuelve',
  'Quantity {quantity}': 'Cantidad {quantity}',
  'We have set it aside for you. Please pay the difference within {hours} hours. We send it once it is paid and the items you send back are here. If you do not pay, we refund you instead once they are here.':
    'Ya lo apartamos para usted. Pague la diferencia en un plazo de {hours} horas, por favor. Lo enviaremos cuando esté pagada y hayan llegado los artículos que devuelve. Si no la paga, en su lugar le haremos un reembolso cuando lleguen los artículos.',
  'Pay the difference': 'Pagar la diferencia',
  'We have set it aside for you, and there is nothing to pay. We send it once the items you send back are here.':
    'Ya lo apartamos para usted y no hay nada que pagar. Lo enviaremos cuando lleguen los artículos que devuelve.',
  'Your exchange was cancelled.': 'Su cambio se canceló.',
  'We will not send it. Once we have the items you send back, we refund what you paid for them, and what you paid for the exchange.':
    'No lo enviaremos. Cuando tengamos los artículos que devuelve, le reembolsaremos lo que pagó por ellos y lo que pagó por el cambio.',
} as const
