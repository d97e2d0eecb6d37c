/** Sentences of mails about products, carts, quotes and gift cards, in Spanish. */
export const PRODUCT_MAILS = {
  // Back in stock
  'One click, and we write once when it is back':
    'Un clic, y le escribiremos una sola vez cuando lo tengamos de nuevo',
  'Shall we tell you when it is back?': '¿Le avisamos cuando lo tengamos de nuevo?',
  '{name} is sold out at the moment. Please confirm that you want one email when we have it again.':
    'Este producto está agotado en este momento: {name}. Confirme que quiere un solo correo cuando lo tengamos de nuevo, por favor.',
  'Yes, tell me when it is back': 'Sí, avísenme cuando lo tengan de nuevo',
  'If you did not ask for it, ignore this email, and we will not write again. The link also ends it.':
    'Si no lo pidió, ignore este correo y no volveremos a escribirle. Con el enlace también puede cancelar el aviso.',
  'You asked us to tell you': 'Usted pidió que le avisáramos',
  'It is back in stock.': 'Ya lo tenemos de nuevo.',
  'You asked us to tell you when we have this again. Now we have.':
    'Usted pidió que le avisáramos cuando volviéramos a tener esto. Ya lo tenemos.',
  SKU: 'SKU',
  'See the product': 'Ver el producto',
  'We do not hold one back for you. This was the one email about it: your address is off the list of those who wait.':
    'No le apartamos ninguno. Este es el único correo sobre esto: su dirección ya no está en la lista de espera.',
  // Cart reminder
  'You asked us to write once': 'Usted pidió que le escribiéramos una vez',
  'Your cart is still here.': 'Su carrito sigue aquí.',
  'You left {shop} without ordering and asked us to write once. Your cart is as you left it. Prices and stock are those of today.':
    'Salió de {shop} sin hacer el pedido y pidió que le escribiéramos una vez. Su carrito está como lo dejó. Los precios y las existencias son los de hoy.',
  'Open my cart': 'Abrir mi carrito',
  'This is the only email about this cart. If you have what you need, there is nothing to do.':
    'Este es el único correo sobre este carrito. Si ya tiene lo que necesita, no tiene que hacer nada.',
  'Send me no cart reminders': 'No quiero recordatorios del carrito',
  // Questions
  'One click, and your question is on the page': 'Un clic, y su pregunta aparece en la página',
  'Did you ask this?': '¿Hizo usted esta pregunta?',
  'This question about {name} was entered with your email:':
    'Esta pregunta sobre {name} se escribió con su correo:',
  'Yes, ask this question': 'Sí, hacer esta pregunta',
  'Your email is never shown. We write once, when there is an answer, and then forget it. If you did not ask, ignore this email: the question is never shown, and we will not write again.':
    'Su correo nunca se muestra. Le escribimos una vez, cuando haya respuesta, y luego lo olvidamos. Si usted no preguntó, ignore este correo: la pregunta no se mostrará y no volveremos a escribirle.',
  'Somebody who bought it has answered': 'Respondió alguien que lo compró',
  'Somebody who bought it has answered.': 'Respondió alguien que lo compró.',
  'Your question has an answer.': 'Su pregunta tiene respuesta.',
  'You asked about {name}:': 'Usted preguntó sobre {name}:',
  'Our answer:': 'Nuestra respuesta:',
  'See it on the page': 'Verla en la página',
  'Answers are not medical advice. This was the one email about your question: we have forgotten the address that you gave with it.':
    'Las respuestas no son consejos médicos. Este es el único correo sobre su pregunta: ya olvidamos la dirección que dio con ella.',
  // Quotes
  'Here is our answer.': 'Aquí está nuestra respuesta.',
  'HCPCS code': 'Código HCPCS',
  Goods: 'Productos',
  'These prices hold through {day}. Shipping and tax depend on where it goes and are shown before you order.':
    'Estos precios valen hasta el {day} inclusive. El envío y los impuestos dependen del lugar de entrega y se muestran antes de pedir.',
  'See the quote and order': 'Ver la cotización y pedir',
  Quantity: 'Cantidad',
  // Gift cards
  'Gift card': 'Tarjeta de regalo',
  Code: 'Código',
  'Good until': 'Válida hasta',
  'It never expires': 'No vence nunca',
  'For {name}': 'Para {name}',
  '{amount} to spend at {shop}': '{amount} para gastar en {shop}',
  '{sender} sent you a gift card.': '{sender} le envió una tarjeta de regalo.',
  'Here is your gift card.': 'Aquí está su tarjeta de regalo.',
  'Enter the code when you pay. What is left stays on the card for the next time.':
    'Escriba el código al pagar. Lo que sobre queda en la tarjeta para la próxima vez.',
  'Shop at {shop}': 'Comprar en {shop}',
  'Print it as a card': 'Imprimirla como tarjeta',
  'See what is left on it': 'Ver cuánto le queda',
  'Keep this email like cash: whoever has the code can spend it. We will never ask you for it.':
    'Guarde este correo como dinero en efectivo: quien tenga el código puede gastarlo. Nunca le pediremos el código.',
  'Purchase number': 'Número de compra',
  'Emailed to': 'Enviada a',
  Emailed: 'Envío por correo',
  'Right away': 'De inmediato',
  'Thank you, {name}. We received {amount}.': 'Gracias, {name}. Recibimos {amount}.',
  'The card never expires, and we take no fees from it. Its code is in the email to whoever it is for.':
    'La tarjeta no vence nunca y no tiene cargos. Su código está en el correo para quien la recibe.',
  'Changed your mind? While nothing of it is spent, just reply to this email and we give the money back.':
    '¿Cambió de opinión? Mientras no se haya gastado nada, responda a este correo y le devolvemos el dinero.',
  '{amount} is on its way back to your card': 'Le devolvemos {amount} a su tarjeta',
  '{name}, {amount} is on its way back.': '{name}, le devolvemos {amount}.',
  'We have closed the gift card of purchase {number}. Its code can no longer be used, and the money goes back to the card that paid.':
    'Cerramos la tarjeta de regalo de la compra {number}. Su código ya no se puede usar, y el dinero vuelve a la tarjeta con la que se pagó.',
  'Banks take a few days to show it. Questions? Just reply to this email.':
    'Los bancos tardan unos días en mostrarlo. ¿Preguntas? Responda a este correo.',
} as const
