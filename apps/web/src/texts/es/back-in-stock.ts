import type { backInStockTexts } from '../en/back-in-stock.ts'

export const backInStockTextsEs: Record<keyof typeof backInStockTexts, string> = {
  'back.title': 'Avíseme cuando vuelva',
  'back.help':
    'Le escribimos una sola vez, cuando lo tengamos de nuevo, y después olvidamos la dirección. Antes le pedimos que la confirme.',
  'back.email': 'Correo electrónico',
  'back.send': 'Avisarme',
  'back.sent':
    'Mire su correo: nuestro mensaje tiene un enlace para confirmar. Sin eso no escribimos.',
  'back.wrongEmail': 'Escriba un correo electrónico, como nombre@ejemplo.com.',
  'back.failed': 'No pudimos comunicarnos con la tienda. Inténtelo de nuevo.',
  'back.confirmTitle': '¿Le avisamos cuando vuelva?',
  'back.confirmHelp':
    'Pulse el botón y le escribimos una sola vez, cuando lo tengamos de nuevo. Después olvidamos su dirección.',
  'back.confirm': 'Sí, avíseme',
  'back.confirmed': 'Listo. Le escribimos una sola vez cuando vuelva {name}.',
  'back.inStock': 'Buena noticia: {name} ya está disponible. No hay ningún aviso que esperar.',
  'back.see': 'Ver el producto',
  'back.end': 'No me avise',
  'back.ended': 'No escribiremos, y su dirección queda olvidada.',
}
