import type { quoteTexts } from '../en/quote.ts'

export const quoteTextsEs: Record<keyof typeof quoteTexts, string> = {
  'quote.title': 'Pedir una cotización',
  'quote.lead': 'Díganos qué necesita. Le respondemos por correo con un precio.',
  'quote.sku': 'Artículo {sku}',
  'quote.name': 'Nombre',
  'quote.email': 'Correo electrónico',
  'quote.phone': 'Teléfono',
  'quote.quantity': 'Cantidad',
  'quote.note': 'Nota',
  'quote.noteHint': 'Por ejemplo la talla, la marca, adónde va y para cuándo',
  'quote.send': 'Enviar',
  'quote.sendHelp': 'No cuesta nada y no lo compromete a nada.',
  'quote.sent': 'Su solicitud ha llegado.',
  'quote.sentHelp': 'Le responderemos por correo.',
  'quote.goOn': 'Seguir comprando',
  'quote.notSent':
    'No se puede llegar a la tienda. No se pierde nada: inténtelo cuando tenga conexión.',
}
